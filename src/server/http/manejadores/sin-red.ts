import { analizar } from '@/domain/shared/analizar';
import { z } from '@/domain/shared/zod';
import { esquemaCopiaPedida } from '@/domain/sin-red/copia';
import { esquemaEquipoRegistrado } from '@/domain/sin-red/equipo';
import type { API_SIN_RED } from '@/domain/sin-red/manifiesto-sin-red';
import { filtro } from '@/server/http/consulta';
import { exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

const consultaCopia = z.object({ equipo: filtro.buscar, marca: filtro.buscar });

export const llamadasSinRed: LlamadasDe<typeof API_SIN_RED> = {
  'GET /sin-red/equipo': {
    resumen:
      'Nombre y media llave de un equipo en que esta persona guardará una copia; dejan de valer si cambia su contraseña, correo, rol o estado',
    respuesta: esquemaEquipoRegistrado,
    porMinuto: 12,
    atender: (peticion, { unidadDeTrabajo }) => {
      const { id } = exigirActor(peticion);
      return unidadDeTrabajo.leer(exigirActor(peticion), async ({ equiposSinRed }) =>
        ok(await equiposSinRed.registrar(id)),
      );
    },
  },
  /** It takes rows out of the system: without its line in the history it is not given. */
  'GET /sin-red/copia': {
    resumen:
      'Lo que el equipo de esta persona guarda para trabajar sin red, según su rol; con la marca de lo que ya tiene, solo si cambió',
    consulta: consultaCopia,
    respuesta: esquemaCopiaPedida,
    pesa: 'SIEMPRE',
    porMinuto: 60,
    atender: (peticion, { unidadDeTrabajo }) => {
      const quien = exigirActor(peticion);
      const { equipo, marca } = analizar(consultaCopia, { ...peticion.query });
      return unidadDeTrabajo.escribir(quien, async ({ entregarCopia }) =>
        ok(await entregarCopia({ quien, equipo, marca })),
      );
    },
  },
};
