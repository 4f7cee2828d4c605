import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** Stored paths use `/` and never begin or end with it; the root is ''. */
export const RUTA_MAXIMA_BYTES = 900;
export const NOMBRE_MAXIMO_BYTES = 255;
export const PROFUNDIDAD_MAXIMA = 12;

/** Where the stores keep what was replaced or deleted: no path that a person may ask for begins with it. */
export const RAIZ_PAPELERA = '.papelera';

/** Controls, and the marks that change the reading direction: they make a name look like another. */
const INVISIBLES = /[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

export const bytesDe = (texto: string): number =>
  encodeURIComponent(texto).replace(/%[\dA-F]{2}/g, '.').length;

const rechazar = (mensaje: string): never => {
  throw errorValidacion(mensaje);
};

/** The name in one form of its accents, as every store keeps it. Throws VALIDACION. */
export const validarNombre = (entrada: string): string => {
  if (/\p{Surrogate}/u.test(entrada) || INVISIBLES.test(entrada))
    rechazar('El nombre contiene un carácter que no se puede guardar');
  const nombre = entrada.normalize('NFC');
  if (nombre.trim() === '') rechazar('Escriba un nombre');
  if (nombre !== nombre.trim()) rechazar('El nombre no puede empezar ni terminar con un espacio');
  if (/[/\\]/.test(nombre)) rechazar('El nombre no puede contener / ni \\');
  if (/^\.+$/.test(nombre)) rechazar('El nombre no puede ser solo puntos');
  if (bytesDe(nombre) > NOMBRE_MAXIMO_BYTES)
    rechazar('El nombre es demasiado largo: acórtelo a 255 caracteres o menos (las tildes cuentan por dos)');
  return nombre;
};

export const unirRuta = (padre: string, nombre: string): string =>
  padre === '' ? nombre : `${padre}/${nombre}`;

export const partirRuta = (ruta: string): { padre: string; nombre: string } => {
  const corte = ruta.lastIndexOf('/');
  return { padre: ruta.slice(0, Math.max(corte, 0)), nombre: ruta.slice(corte + 1) };
};

/** Some disks take capitals for the same name. */
const esDePapelera = (ruta: string): boolean => ruta.toLowerCase().split('/')[0] === RAIZ_PAPELERA;

const partes = (entrada: string): string[] => {
  const nombres = entrada.split('/');
  if (nombres.includes('')) rechazar('La ruta no es válida: sobra una barra');
  return nombres;
};

/** A path inside the store, the root included. Throws VALIDACION for anything that could be read as another place. */
export const validarRuta = (entrada: string): string => {
  if (entrada === '') return '';
  const nombres = partes(entrada);
  if (nombres.length > PROFUNDIDAD_MAXIMA)
    rechazar(`La ruta tiene demasiadas carpetas: el máximo es ${PROFUNDIDAD_MAXIMA} niveles`);
  const ruta = nombres.map(validarNombre).join('/');
  if (bytesDe(ruta) > RUTA_MAXIMA_BYTES) rechazar('La ruta es demasiado larga: use nombres más cortos');
  if (esDePapelera(ruta)) rechazar(`«${RAIZ_PAPELERA}» es un nombre reservado: use otro`);
  return ruta;
};

/** For the stores: a path that people may ask for, or a place in the bin, which is as deep as what it holds. */
export const validarClave = (entrada: string): string =>
  entrada.split('/')[0] === RAIZ_PAPELERA
    ? partes(entrada).map(validarNombre).join('/')
    : validarRuta(entrada);

/** A path that names something: not the root. Throws VALIDACION. */
export const validarRutaDeAlgo = (entrada: string): string =>
  entrada === '' ? rechazar('Indique el archivo o la carpeta') : validarRuta(entrada);

/** The place of `nombre` under `padre`. Throws VALIDACION. */
export const validarHijo = (padre: string, nombre: string): string =>
  validarRuta(unirRuta(validarRuta(padre), validarNombre(nombre)));
