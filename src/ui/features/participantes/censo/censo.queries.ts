import { queryOptions } from '@tanstack/react-query';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import { CLAVES } from '../../shared/datos/claves';
import { leerTodasLasPaginas } from '../../shared/exportacion/leer-paginas';

/** Everyone who has a place now, by name. */
export const consultaCenso = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...CLAVES.participantes, 'censo'],
    queryFn: async (): Promise<readonly ParticipanteEnLista[]> => {
      const porEstado = await Promise.all(
        ESTADOS_QUE_OCUPAN_CUPO.map((estado) =>
          leerTodasLasPaginas((c) => servicios.participantes.buscar(c), {
            estado,
            orden: 'nombre',
            pagina: 1,
            limite: 1,
          }),
        ),
      );
      return porEstado.flat();
    },
  });
