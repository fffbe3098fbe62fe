import { NotStored } from "@blueplate/api";

/** Another server decides for the table or study `id`: nothing has happened here, and the same may be asked of that one. */
export class OwnedElsewhere extends NotStored {
  readonly id: string;
  constructor(id: string) {
    super({ message: "Another server decides here now; try again" });
    this.id = id;
  }
}
