var e = (e) => e;
export { e as t };
