import { llamar } from '@tests/server/apoyo/llamar';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';

let siguiente = 0;

const crear = async (
  servidor: ServidorDePrueba,
  ruta: string,
  cuerpo: Record<string, unknown>,
): Promise<Record<string, unknown> & { id: number; version: number }> => {
  const respuesta = await llamar(servidor, `POST /dashboard-api/${ruta}`, {
    token: servidor.tokenAdmin,
    cuerpo,
  });
  if (respuesta.estado !== 201) throw new Error(`${ruta}: ${respuesta.estado} ${respuesta.texto}`);
  return respuesta.cuerpo as Record<string, unknown> & { id: number; version: number };
};

export const fabricarSede = (servidor: ServidorDePrueba, datos = {}) =>
  crear(servidor, 'sedes', { nombre: `Sede ${++siguiente}`, direccion: 'Calle 1 # 2-3', ...datos });

export const fabricarParticipante = (servidor: ServidorDePrueba, datos = {}) =>
  crear(servidor, 'participantes', { nombre: `Persona ${++siguiente}`, telefono: '3001234567', ...datos });

export const fabricarAcudiente = (servidor: ServidorDePrueba, id_participante: number, datos = {}) =>
  crear(servidor, 'acudientes', {
    id_participante,
    numero_documento: String(++siguiente),
    nombres: 'Ana',
    apellidos: 'Ruiz',
    ...datos,
  });

export const fabricarMensualidad = (servidor: ServidorDePrueba, participante_id: number, datos = {}) =>
  crear(servidor, 'mensualidades', { participante_id, valor: 850_000, ...datos });
