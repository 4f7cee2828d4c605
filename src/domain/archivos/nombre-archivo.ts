import { bytesDe, NOMBRE_MAXIMO_BYTES } from '@/domain/archivos/ruta-archivo';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** What follows the last dot, when something comes before it and it looks like a type of file. */
const EXTENSION = /(?<=[^.\s].*)\.[\p{L}\d]{1,10}$/u;

/** Marks that turn what is read, or do nothing; the joiners stay, because many drawings are made with them. */
const NADIE_LAS_VE = /[\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** As the file is called where it was chosen, without what its owner cannot see, nor take away before sending it. */
export const nombreDelEquipo = (nombre: string): string => nombre.replace(NADIE_LAS_VE, '').trim();

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

const NUMERADO = /(.*) \((\d{1,6})\)$/;

const recortar = (base: string, sufijo: string): string => {
  const letras = [...base];
  while (bytesDe(letras.join('') + sufijo) > NOMBRE_MAXIMO_BYTES) letras.pop();
  return letras.join('').trimEnd() + sufijo;
};

/** The name itself or, when somebody has it, `contrato (2).pdf`, `contrato (3).pdf`… the first that nobody has. */
export const nombreLibre = (nombre: string, ocupados: ReadonlySet<string>): string => {
  if (!ocupados.has(nombre)) return nombre;
  const { base, extension } = partirExtension(nombre);
  const [, raiz = base, numero = '1'] = NUMERADO.exec(base) ?? [];
  for (let siguiente = Number(numero) + 1; ; siguiente += 1) {
    const candidato = recortar(raiz, ` (${siguiente})${extension}`);
    if (!ocupados.has(candidato)) return candidato;
  }
};

/** What to do with an upload whose name is taken; without it, it is refused. */
export const SI_EXISTE = ['REEMPLAZAR', 'CONSERVAR_AMBAS'] as const;
export type SiExiste = (typeof SI_EXISTE)[number];
