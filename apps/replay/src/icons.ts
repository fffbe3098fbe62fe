import { addIcons } from "@blueplate/ui";
import { MORE_ICON_PATHS } from "@blueplate/ui/more-icons";

// Each of these pages shows more icons than the lobby, whose own come with its first scripts.
addIcons(MORE_ICON_PATHS);
