import { queryOptions } from '@tanstack/react-query';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { leerTodasLasPaginas } from '@/ui/panel/comun/exportacion/leer-paginas';

/** Everyone who has a place now, by name. */
export const consultaCenso = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'censo'],
    queryFn: async (): Promise<readonly ParticipanteEnLista[]> => {
      const porEstado = await Promise.all(
        ESTADOS_QUE_OCUPAN_CUPO.map((estado) =>
          leerTodasLasPaginas((c) => servicios.lecturas.participantes().then((puerto) => puerto.buscar(c)), {
            estado,
            orden: 'nombre',
          }),
        ),
      );
      return porEstado.flat();
    },
  });
