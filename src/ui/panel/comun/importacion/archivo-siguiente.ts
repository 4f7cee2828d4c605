/** A file that brought one thing and is opened again for another, in the page of that one: it never leaves this window. */
let siguiente: { entidad: string; archivo: File } | null = null;

export const dejarArchivoPara = (entidad: string, archivo: File): void => {
  siguiente = { entidad, archivo };
};

export const archivoDejadoPara = (entidad: string): File | null =>
  siguiente?.entidad === entidad ? siguiente.archivo : null;

export const olvidarArchivoDejado = (): void => {
  siguiente = null;
};
