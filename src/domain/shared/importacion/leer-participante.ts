import type { Id } from '@/domain/shared/id';
import type { LeerCelda } from '@/domain/shared/importacion/columna';
import { leerDocumentoDeCelda, textoDeCelda } from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { enumerarOpciones } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';

export interface Nombrable {
  id: Id;
  nombre: string;
  numero_documento: string | null;
  archivado_en: string | null;
}

const claveDeNombre = (nombre: string): string => plegar(nombre.replace(/[^\p{L}\p{M}\p{N}]/gu, ' '));

const claveDeDocumento = (numero: string): string => {
  const lectura = leerDocumento(numero);
  return 'valor' in lectura ? lectura.valor : numero;
};

const agrupar = (
  gente: readonly Nombrable[],
  clave: (uno: Nombrable) => string,
): Map<string, Nombrable[]> => {
  const grupos = new Map<string, Nombrable[]>();
  for (const uno of gente) {
    const suya = clave(uno);
    if (suya !== '') grupos.set(suya, [...(grupos.get(suya) ?? []), uno]);
  }
  return grupos;
};

/** Of several, the one whose record is not archived; two of those are not told apart. */
const elegir = (iguales: readonly Nombrable[], varios: string, ninguno: string): Lectura<Id> => {
  const vivos = iguales.filter(({ archivado_en }) => archivado_en === null);
  const [uno, otro] = vivos.length > 0 ? vivos : iguales;
  if (!uno) return { rechazo: ninguno };
  return otro ? { rechazo: varios } : { valor: uno.id };
};

const PARECIDOS = 3;

/** Those whose name has every word that was written: `Ríos Ana` may be Ana Ríos Mesa, and only the person knows. */
const parecidos = (gente: readonly Nombrable[], escrito: string): readonly string[] => {
  const palabras = claveDeNombre(escrito).split(' ').filter(Boolean);
  if (palabras.length === 0) return [];
  return gente
    .filter(({ archivado_en, nombre }) => {
      if (archivado_en !== null) return false;
      const suyas = new Set(claveDeNombre(nombre).split(' '));
      return palabras.every((palabra) => suyas.has(palabra));
    })
    .map(({ nombre }) => nombre);
};

const COMO_ESTA = 'escriba su documento o su nombre como está en Participantes';
const VARIOS = 'Hay más de una persona con';
const NADIE = 'No dice quién es';

/** `No identificado`, `Por confirmar`, `Sin nombre`. */
const NO_NOMBRA = /^(?:no|sin|por) /;

/** One word is no name of anybody in particular. */
const esNombre = (escrito: string): boolean => {
  const clave = claveDeNombre(escrito);
  return clave.split(' ').filter((palabra) => palabra.length > 1).length > 1 && !NO_NOMBRA.test(clave);
};

/** `0`, `999.999`: what fills the cell of whoever has none. */
const DE_RELLENO = /^(.)\1*$/;

const rechazoDeNombre = (gente: readonly Nombrable[], escrito: string): string => {
  const suyos = parecidos(gente, escrito);
  const nombres = [...new Set(suyos)];
  if (suyos.length > 1)
    return nombres.length > 1 && nombres.length <= PARECIDOS
      ? `${VARIOS} esas palabras en su nombre; ¿es ${enumerarOpciones(nombres)}?`
      : `${VARIOS} esas palabras en su nombre: ${COMO_ESTA}`;
  if (nombres.length === 1) return `No hay nadie con ese nombre completo; ¿es ${nombres[0]}?`;
  return esNombre(escrito) ? `No hay nadie con ese nombre completo; ${COMO_ESTA}` : `${NADIE}: ${COMO_ESTA}`;
};

/** `N/A`, `-`, `0`, `no tiene`: as if nothing were written. A word alone may be somebody's name. */
export const esComoVacio = (escrito: string): boolean => {
  const clave = claveDeNombre(escrito);
  return (
    NO_NOMBRA.test(clave) ||
    DE_RELLENO.test(clave.replaceAll(' ', '')) ||
    /^(?:\p{L}{1,2}(?: |$))*$/u.test(clave)
  );
};

/** The same text may be a different person in each row: what is said of one says nothing of the others. */
export const esDeVarios = (rechazo: string): boolean =>
  rechazo.startsWith(VARIOS) || rechazo.startsWith(NADIE);

/** Reads who a row is about by their document or, when only one has it, by their whole name. */
export const crearLectorDeParticipante = (gente: readonly Nombrable[]): LeerCelda => {
  const porDocumento = agrupar(gente, ({ numero_documento }) => claveDeDocumento(numero_documento ?? ''));
  const porNombre = agrupar(gente, ({ nombre }) => claveDeNombre(nombre));
  return (celda) => {
    const texto = textoDeCelda(celda);
    const iguales = porNombre.get(claveDeNombre(texto)) ?? [];
    if (iguales.length > 0 || !/\d/.test(texto)) {
      return elegir(iguales, `${VARIOS} ese nombre: escriba su documento`, rechazoDeNombre(gente, texto));
    }
    const documento = leerDocumentoDeCelda(celda);
    if ('rechazo' in documento) return documento;
    return elegir(
      porDocumento.get(documento.valor) ?? [],
      `${VARIOS} ese documento: escriba su nombre completo`,
      DE_RELLENO.test(documento.valor)
        ? `${NADIE}: ${COMO_ESTA}`
        : 'No hay ningún participante con ese documento',
    );
  };
};
