import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const QUIEN = `'{"otorgada": true}'::jsonb`;

/** So many people, each with an acudiente, a paid fee and one that is owed; with `relleno` bytes of notes in the fees. */
export const poblar = async (base: BaseDatosAbierta, cuantos: number, relleno = 0): Promise<void> => {
  await base.ejecutarGuion(`
    insert into participantes (nombre, telefono, estado, autorizacion_datos, version, creado_en, actualizado_en)
      select 'Persona ' || i, '3001234567', 'ACTIVO', ${QUIEN}, 1, now(), now() from generate_series(1, ${cuantos}) i;
    insert into acudientes (id_participante, numero_documento, nombres, apellidos, version, creado_en, actualizado_en)
      select p.id, p.id::text, 'Ana', 'Ruiz ' || p.id, 1, now(), now() from participantes p order by 1;
    insert into mensualidades (participante_id, valor, periodo, estado, observaciones, version, creado_en, actualizado_en)
      select p.id, 850000, mes, 'PENDIENTE', repeat('x', ${relleno}), 1, now(), now()
      from participantes p, unnest(array['2026-01', '2026-02']) mes order by 1, 3;
    insert into abonos (mensualidad_id, fecha, valor, medio)
      select m.id, '2026-01-05', 100000, 'EFECTIVO' from mensualidades m where periodo = '2026-01' order by 1;`);
};

/** A server behind a proxy with one record of each kind, all with id 1; closing it closes its database. */
export const servidorConDatos = async (): Promise<ServidorDePrueba> => {
  const servidor = await servidorConBase({ detrasDeProxy: true });
  await fabricarSede(servidor);
  const { id } = await fabricarParticipante(servidor);
  await fabricarAcudiente(servidor, id);
  await fabricarMensualidad(servidor, id);
  return servidor;
};
