import { esquemaCambiosEvento, esquemaDatosEvento } from '@/domain/participantes/estancias/datos-evento';
import { esquemaEstancia } from '@/domain/participantes/estancias/estancia';
import { esquemaMovimiento } from '@/domain/participantes/estancias/movimientos';
import { esquemaOcupacionDeSede } from '@/domain/participantes/estancias/ocupacion-en';
import type { API_ESTANCIAS } from '@/domain/participantes/manifiesto-participantes';
import { analizar } from '@/domain/shared/analizar';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';
import { filtro } from '@/server/http/consulta';
import { alEscribir, alLeer, alListar, creado, type LlamadasDe, ok } from '@/server/http/manejador';

const consultaOcupacion = z.object({ fecha: filtro.fecha });

const consultaMovimientos = z.object({ sede_id: filtro.id, desde: fecha(), hasta: fecha() });

export const llamadasEstancias: LlamadasDe<typeof API_ESTANCIAS> = {
  'GET /participantes/{id}/estancias': {
    resumen: 'Las estancias de un participante con lo que pasó en ellas, las más recientes primero',
    respuesta: esquemaEstancia,
    lista: 'data',
    atender: alLeer(async ({ estancias }, { params: { id = '' } }) =>
      ok({ data: await estancias.listar(id) }),
    ),
  },
  'GET /sedes/ocupacion': {
    resumen:
      'Cuántas personas viven en cada sede un día: hoy, uno pasado o uno de los próximos 30, sin quienes se espera que ya hayan salido',
    consulta: consultaOcupacion,
    respuesta: esquemaOcupacionDeSede,
    lista: 'data',
    pesa: 'SIEMPRE',
    atender: alListar(async ({ estancias }, { query }) => {
      const { fecha } = analizar(consultaOcupacion, { ...query });
      return ok({ data: (await estancias.ocupacion(fecha)) ?? [] });
    }),
  },
  'GET /estancias/movimientos': {
    resumen:
      'Quién entró y quién salió en unos días, lo más antiguo primero: ingresos, permisos, regresos, traslados y egresos. Sin sede, de todas',
    consulta: consultaMovimientos,
    respuesta: esquemaMovimiento,
    lista: 'data',
    pesa: 'SIEMPRE',
    atender: alListar(async ({ estancias }, { query }) => {
      const dias = analizar(consultaMovimientos, { ...query });
      return ok({ data: (await estancias.movimientos(dias)) ?? [] });
    }),
  },
  'POST /estancias/{id}/eventos': {
    resumen:
      'Registrar un permiso de salida: la persona queda con permiso; responde la estancia, con el permiso de primero',
    cuerpo: esquemaDatosEvento,
    respuesta: esquemaEstancia,
    estado: 201,
    atender: alEscribir(async ({ estancias }, { params: { id = '' }, cuerpo, clave }) =>
      creado(await estancias.registrar(id, cuerpo, { clave })),
    ),
  },
  'PUT /estancias/{id}/eventos/{evento}': {
    resumen: 'Corregir un permiso o registrar su regreso, que deja activa a la persona; responde la estancia',
    cuerpo: esquemaCambiosEvento,
    respuesta: esquemaEstancia,
    atender: alEscribir(async ({ estancias }, { params: { id = '', evento = '' }, cuerpo }) =>
      ok(await estancias.corregir(id, evento, cuerpo)),
    ),
  },
};
