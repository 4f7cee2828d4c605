import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { entero, esquemaId, leido } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

const conteo = () => entero(0, Number.MAX_SAFE_INTEGER);

/** A venue as a service answers it; `ocupacion_*` are people in the house now, `null` when the service does not count. */
export const esquemaSede = z.object({
  id: esquemaId,
  ...esquemasLeidos(CAMPOS_SEDE),
  ocupacion_hombres: leido(conteo()),
  ocupacion_mujeres: leido(conteo()),
  /** People in the house whose area nobody has written down. */
  ocupacion_sin_area: leido(conteo()),
  ...camposRegistro,
});

export type Sede = z.output<typeof esquemaSede>;

/** 'Calle 10 # 20-30, Bello'. */
export const direccionConMunicipio = ({
  direccion,
  municipio,
}: Pick<Sede, 'direccion' | 'municipio'>): string => [direccion, municipio].filter(Boolean).join(', ');
