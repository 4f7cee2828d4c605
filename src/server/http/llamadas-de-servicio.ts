import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import type { Llamadas } from '@/server/http/manejador';
import { llamadasOperacion } from '@/server/http/manejadores/operacion';
import { describirServicio } from '@/server/openapi/describir-servicio';

const reglasDe = (servicio: Servicio): ReadonlySet<string> =>
  new Set(
    POLITICA_API.filter((regla) => regla.servicio === servicio).map(
      ({ metodo, ruta }) => `${metodo} ${ruta}`,
    ),
  );

/** Of all the calls of the product, those of one service. Throws when a rule has no call or a call has no rule. */
export const llamadasDe = (servicio: Servicio, listadas: Llamadas): Llamadas => {
  const reglas = reglasDe(servicio);
  const otras = reglasDe(servicio === 'auth' ? 'dashboard' : 'auth');
  const suyas = Object.fromEntries(Object.entries(listadas).filter(([clave]) => reglas.has(clave)));
  const llamadas: Llamadas = { ...llamadasOperacion(servicio, () => descripcion), ...suyas };
  const sinLlamada = [...reglas].filter((clave) => !llamadas[clave]);
  const sinRegla = Object.keys({ ...llamadas, ...listadas }).filter(
    (clave) => !reglas.has(clave) && !otras.has(clave),
  );
  if (sinLlamada.length + sinRegla.length > 0)
    throw new Error(
      `La tabla de accesos y el servicio ${servicio} no coinciden: ${[...sinLlamada, ...sinRegla].join(', ')}`,
    );
  const descripcion = describirServicio(servicio, llamadas);
  return llamadas;
};
