import {
  CUENTAS_PUBLICADAS,
  DONACIONES_PUBLICADAS,
  IDENTIDAD_ESCRITA,
  SEDES_PUBLICADAS,
} from '@tests/builders/publicado';
import type { ServidorReal } from '@tests/e2e/apoyo/servidor';
import { llamadorDe } from '@tests/e2e/apoyo/sesion-rapida';

/** A foundation that has published all that its public pages can say. */
export const publicarTodo = async (servidor: ServidorReal): Promise<void> => {
  const llamar = await llamadorDe(servidor);
  const cuerpo = { ...IDENTIDAD_ESCRITA, cuentas: CUENTAS_PUBLICADAS, donaciones: DONACIONES_PUBLICADAS };
  const respuestas = [await llamar('PUT', '/configuracion', cuerpo)];
  for (const sede of SEDES_PUBLICADAS) respuestas.push(await llamar('POST', '/sedes', sede));
  const mala = respuestas.find(({ estado }) => estado >= 400);
  if (mala) throw new Error(`No se publicó: ${JSON.stringify(mala)}`);
};
