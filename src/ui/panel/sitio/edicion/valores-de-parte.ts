import type { Campo, CampoLista, CampoSimple, Hoja } from '@/domain/sitio/campos-sitio';
import { hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { esquemaSitio, type Sitio } from '@/domain/sitio/sitio-guardado';
import { POR_DEFECTO } from '@/ui/textos/sitio/por-defecto';

type Objeto = Readonly<Record<string, unknown>>;

/** The whole form: the part under its name, so that the service's words find their field. */
export type ValoresDeParte = Record<string, Record<string, unknown>>;

const comoObjeto = (valor: unknown): Objeto =>
  typeof valor === 'object' && valor !== null ? (valor as Objeto) : {};

const enFormulario = ({ tipo }: CampoSimple, valor: unknown): unknown =>
  tipo === 'foto' ? (valor ?? null) : (valor ?? '');

const filaEnFormulario = (de: Hoja, fila: unknown): Objeto =>
  Object.fromEntries(
    Object.entries(de).map(([clave, campo]) => [clave, enFormulario(campo, comoObjeto(fila)[clave])]),
  );

/** A new one of a list, to be filled. */
export const filaNueva = ({ de }: CampoLista): Objeto => filaEnFormulario(de, null);

const campoEnFormulario = (campo: Campo, valor: unknown): unknown =>
  campo.tipo === 'lista'
    ? (Array.isArray(valor) ? valor : []).map((fila) => filaEnFormulario(campo.de, fila))
    : enFormulario(campo, valor);

/** What a part would say if everything were published: its draft, what is published, or what the product ships. */
export const valorDeParte = ({ borrador, publicado }: Sitio, parte: ParteDelSitio): Objeto => {
  const escrito = parte in borrador ? borrador[parte] : publicado[parte];
  return escrito ?? POR_DEFECTO[parte];
};

export const valoresDeParte = (sitio: Sitio, parte: ParteDelSitio): ValoresDeParte => {
  const valor = valorDeParte(sitio, parte);
  return {
    [parte]: Object.fromEntries(
      Object.entries(hojaDe(parte).campos).map(([clave, campo]) => [
        clave,
        campoEnFormulario(campo, valor[clave]),
      ]),
    ),
  };
};

export const enMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** Each control of the form by its path, for the summary of errors. */
export const etiquetasDeParte = (
  parte: ParteDelSitio,
  valores: ValoresDeParte,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(hojaDe(parte).campos).flatMap(([clave, campo]): [string, string][] => {
      const ruta = `${parte}.${clave}`;
      if (campo.tipo !== 'lista') return [[ruta, campo.etiqueta]];
      const filas = valores[parte]?.[clave];
      const deFilas = (Array.isArray(filas) ? filas : []).flatMap((_, n) =>
        Object.entries(campo.de).flatMap(([nombre, { etiqueta, tipo }]): [string, string][] => {
          const [control, palabras] = [
            `${ruta}.${n}.${nombre}`,
            `${enMayuscula(campo.uno)} ${n + 1}, ${etiqueta}`,
          ];
          return tipo === 'foto'
            ? [
                [control, palabras],
                [`${control}.alt`, `${palabras}: qué se ve`],
              ]
            : [[control, palabras]];
        }),
      );
      return [...deFilas, [ruta, campo.etiqueta]];
    }),
  );

const simpleEnPalabras = (valor: unknown): string => {
  if (valor === '' || valor === null || valor === undefined) return 'Sin dato';
  return typeof valor === 'object' ? String(comoObjeto(valor).alt ?? 'Una foto') : String(valor);
};

export const filaEnPalabras = (fila: unknown): string =>
  Object.values(comoObjeto(fila)).map(simpleEnPalabras).join(' · ');

/** A field as it is compared with somebody else's. */
export const enPalabras = (valor: unknown): string =>
  Array.isArray(valor) ? valor.map(filaEnPalabras).join('\n') : simpleEnPalabras(valor);

export const leerSitio = (valor: unknown): Sitio | null => {
  const leido = esquemaSitio.safeParse(valor);
  return leido.success ? leido.data : null;
};
