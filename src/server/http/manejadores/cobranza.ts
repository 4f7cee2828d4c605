import type { Auditoria } from '@/application/actividad/actividad-repository.port';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import {
  esquemaColaDeRecordatorios,
  esquemaRecordatorio,
} from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import { esquemaDatosCanal, esquemaDatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import {
  type ExpedienteDeCobro,
  esquemaExpedienteDeCobro,
  esquemaGestion,
} from '@/domain/mensualidades/cobranza/gestion';
import type { API_COBRANZA } from '@/domain/mensualidades/manifiesto-mensualidades';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { z } from '@/domain/shared/zod';
import {
  alEscribir,
  alListar,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
  type Peticion,
} from '@/server/http/manejador';

const leerExpediente = async (
  peticion: Peticion,
  { unidadDeTrabajo }: ServiciosServidor,
): Promise<ExpedienteDeCobro> => {
  const actor = exigirActor(peticion);
  const { clave = '' } = peticion.params;
  const expediente = await unidadDeTrabajo.listar(actor, ({ cobranza }) => cobranza.expediente(clave));
  if (!expediente) throw errorNoEncontrado('un pagador', clave);
  return expediente;
};

/** What was done with somebody is of that person: reading it leaves a trace. */
const anotarLectura = async (auditoria: Auditoria, clave: string): Promise<void> => {
  const pagador = leerClavePagador(clave);
  if (pagador) await auditoria.consulta(pagador.tipo, { id: pagador.id });
};

export const llamadasCobranza: LlamadasDe<typeof API_COBRANZA> = {
  'GET /cobranza/recordatorios': {
    resumen:
      'A quién recordarle hoy lo que tiene vencido, o por vencer en tres días; si se le puede contactar ahora, por qué no y desde cuándo (Ley 2300 de 2023)',
    respuesta: esquemaRecordatorio,
    lista: 'data',
    junto: z.omit(esquemaColaDeRecordatorios, { datos: true }),
    pesa: 'SIEMPRE',
    atender: alListar(async ({ cobranza }) => {
      const { datos = [], ...resto } = (await cobranza.recordatorios()) ?? {};
      return ok({ data: datos, ...resto });
    }),
  },
  'GET /pagadores/{clave}/gestiones': {
    resumen:
      'Lo que se ha hecho para cobrarle a una persona, lo último primero, y lo que se puede hacer ahora',
    respuesta: esquemaExpedienteDeCobro,
    pesa: 'SIEMPRE',
    atender: async (peticion, servicios) => {
      const expediente = await leerExpediente(peticion, servicios);
      await servicios.unidadDeTrabajo.escribir(exigirActor(peticion), ({ auditoria }) =>
        anotarLectura(auditoria, peticion.params.clave ?? ''),
      );
      return ok(expediente);
    },
  },
  'POST /pagadores/{clave}/gestiones': {
    resumen:
      'Registrar un contacto: sin `momento` es de ahora y se rechaza (409) si la ley no lo permite; con `momento`, ya ocurrió y se guarda con lo que tenga en contra',
    cuerpo: esquemaDatosGestion,
    respuesta: esquemaGestion,
    estado: 201,
    atender: alEscribir(async ({ cobranza }, { params, cuerpo, clave }) =>
      creado(await cobranza.registrar(params.clave ?? '', cuerpo, { clave })),
    ),
  },
  'GET /pagadores/{clave}/canal-de-cobro': {
    resumen: 'Por qué canales autorizó una persona que le cobren, y si se puede ahora',
    respuesta: z.omit(esquemaExpedienteDeCobro, { gestiones: true }),
    pesa: 'SIEMPRE',
    atender: async (peticion, servicios) => {
      const { gestiones: _gestiones, ...resto } = await leerExpediente(peticion, servicios);
      return ok(resto);
    },
  },
  'PUT /pagadores/{clave}/canal-de-cobro': {
    resumen: 'Anotar que autorizó un canal (`autorizado_en` y `medio`), o que lo retiró (`retirado_en`)',
    cuerpo: esquemaDatosCanal,
    respuesta: esquemaExpedienteDeCobro,
    atender: alEscribir(async ({ cobranza }, { params: { clave = '' }, cuerpo }) =>
      ok(await cobranza.cambiarCanal(clave, cuerpo)),
    ),
  },
};
