import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** What follows the last dot, when something comes before it and it looks like a type of file. */
const EXTENSION = /(?<=[^.\s].*)\.[\p{L}\d]{1,10}$/u;

/** `acta.pdf` -> `acta` and `.pdf`; a name without extension is all base. */
export const partirExtension = (nombre: string): { base: string; extension: string } => {
  const extension = EXTENSION.exec(nombre)?.[0] ?? '';
  return { base: nombre.slice(0, nombre.length - extension.length), extension };
};

/** The whole name from what a person typed of it: a typed extension that is the one it has is not doubled. */
export const conExtension = (escrito: string, extension: string): string => {
  const repetida = extension !== '' && escrito.toLowerCase().endsWith(extension.toLowerCase());
  return (repetida ? escrito.slice(0, -extension.length) : escrito).trimEnd() + extension;
};

/** Another extension makes the file one that no program opens. Throws VALIDACION. */
export const exigirMismaExtension = (anterior: string, nuevo: string): void => {
  const [vieja, nueva] = [partirExtension(anterior).extension, partirExtension(nuevo).extension];
  // Without one before, a dot in the new name is only a dot.
  if (vieja !== '' && vieja.toLowerCase() !== nueva.toLowerCase())
    throw errorValidacion(`La extensión no se cambia: el nombre debe terminar en «${vieja}»`);
};
