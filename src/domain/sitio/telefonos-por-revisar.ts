import { esLineaDeAtencion } from '@/domain/shared/telefono';
import type { Campo } from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { CLAVES_DE_PARTES, hojaDe } from '@/domain/sitio/partes-del-sitio';

const REVISAR =
  'Revise el número: un celular o un fijo con su indicativo tienen 10 dígitos (604 444 1234); también 123 o 01 8000';

type Objeto = Readonly<Record<string, unknown>>;

const enCampos = (campos: Readonly<Record<string, Campo>>, valor: Objeto, en: string): [string, string][] =>
  Object.entries(campos).flatMap(([clave, campo]) => {
    const escrito = valor[clave];
    const ruta = `${en}.${clave}`;
    if (campo.tipo === 'lista')
      return (escrito as readonly Objeto[]).flatMap((fila, n) => enCampos(campo.de, fila, `${ruta}.${n}`));
    return campo.tipo === 'telefono' && !esLineaDeAtencion(String(escrito)) ? [[ruta, REVISAR]] : [];
  });

/**
 * By field, of parts that are already well formed. Who looks for help dials what the site says: a figure too few is asked
 * for as it is written. What was published before is read as it was.
 */
export const telefonosPorRevisar = (partes: ContenidoSitio): Record<string, string> =>
  Object.fromEntries(
    CLAVES_DE_PARTES.flatMap((parte) => {
      const valor = partes[parte];
      return valor ? enCampos(hojaDe(parte).campos, valor as Objeto, parte) : [];
    }),
  );
