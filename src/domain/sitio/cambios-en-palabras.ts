import { enMitadDeFrase } from '@/domain/shared/textos';
import type { Campo } from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { CLAVES_DE_PARTES, hojaDe } from '@/domain/sitio/partes-del-sitio';

type Objeto = Readonly<Record<string, unknown>>;

/** Whether both say the same; one that is not there says what the product ships. */
export const mismaParte = (una: unknown, otra: unknown): boolean =>
  JSON.stringify(una ?? null) === JSON.stringify(otra ?? null);

const cuantos = (valor: unknown): number => (Array.isArray(valor) ? valor.length : 0);

const delCampo = (campo: Campo, antes: unknown, despues: unknown): string => {
  const etiqueta = enMitadDeFrase(campo.etiqueta);
  if (cuantos(antes) === cuantos(despues)) return etiqueta;
  return `${etiqueta} (${cuantos(antes)} → ${cuantos(despues)})`;
};

/** A line for each part that changed: `Portada: primera frase, línea bajo las frases`. */
export const cambiosEnPalabras = (antes: ContenidoSitio, despues: ContenidoSitio): string[] =>
  CLAVES_DE_PARTES.filter((parte) => !mismaParte(antes[parte], despues[parte])).map((parte) => {
    const { titulo, campos } = hojaDe(parte);
    if (!despues[parte]) return `${titulo}: como lo trae el producto`;
    if (!antes[parte]) return `${titulo}: escrita por primera vez`;
    const [de, a] = [antes[parte] as Objeto, despues[parte] as Objeto];
    const cambiados = Object.entries(campos).filter(([clave]) => !mismaParte(de[clave], a[clave]));
    return `${titulo}: ${cambiados.map(([clave, campo]) => delCampo(campo, de[clave], a[clave])).join(', ')}`;
  });
