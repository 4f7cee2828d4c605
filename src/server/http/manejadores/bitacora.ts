import type { Auditoria } from '@/application/actividad/actividad-repository.port';
import { esquemaDatosNovedad } from '@/domain/participantes/bitacora/datos-novedad';
import { esquemaNovedad, type Novedad } from '@/domain/participantes/bitacora/novedad';
import { esDeSalud } from '@/domain/participantes/bitacora/opciones-novedad';
import type { API_BITACORA } from '@/domain/participantes/manifiesto-participantes';
import { analizar } from '@/domain/shared/analizar';
import { instante } from '@/domain/shared/esquema-instante';
import { z } from '@/domain/shared/zod';
import { filtro } from '@/server/http/consulta';
import {
  alEscribir,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
  type Respuesta,
} from '@/server/http/manejador';

const consultaNovedades = z.object({ sede_id: filtro.id, desde: instante(), hasta: filtro.instante });

/** Reading what is of health leaves a trace: one line for each person it is about. */
const conRastro = async (auditoria: Auditoria, leidas: readonly Novedad[]): Promise<Respuesta> => {
  const dePersonas = new Map(leidas.filter(esDeSalud).map((novedad) => [novedad.participante_id, novedad]));
  for (const novedad of dePersonas.values()) await auditoria.consulta('novedad', novedad);
  return ok({ data: leidas });
};

export const llamadasBitacora: LlamadasDe<typeof API_BITACORA> = {
  'GET /novedades': {
    resumen:
      'Lo que pasó en un turno, lo más antiguo primero; las de salud, solo para ADMINISTRADOR. Sin sede, de todas; sin final, hasta ahora',
    consulta: consultaNovedades,
    respuesta: esquemaNovedad,
    lista: 'data',
    pesa: 'SIEMPRE',
    atender: (peticion, { unidadDeTrabajo }) => {
      const turno = analizar(consultaNovedades, { ...peticion.query });
      return unidadDeTrabajo.escribir(exigirActor(peticion), async ({ bitacora, auditoria }) =>
        conRastro(auditoria, await bitacora.delTurno(turno)),
      );
    },
  },
  'GET /participantes/{id}/novedades': {
    resumen: 'La bitácora de un participante, lo más antiguo primero; las de salud, solo para ADMINISTRADOR',
    respuesta: esquemaNovedad,
    lista: 'data',
    atender: alEscribir(async ({ bitacora, auditoria }, { params: { id = '' } }) =>
      conRastro(auditoria, await bitacora.listar(id)),
    ),
  },
  'POST /participantes/{id}/novedades': {
    resumen: 'Escribir una novedad, o corregir una con otra (corrige): ninguna se cambia ni se borra',
    cuerpo: esquemaDatosNovedad,
    respuesta: esquemaNovedad,
    estado: 201,
    atender: alEscribir(async ({ bitacora }, { params: { id = '' }, cuerpo, clave }) =>
      creado(await bitacora.escribir(id, cuerpo, { clave })),
    ),
  },
};
