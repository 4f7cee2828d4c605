import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { esquemaCambiosSede } from '@/domain/sedes/datos-sede';
import { type AreaExcedida, areasExcedidas } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { vaciosANulo } from '@/domain/shared/analizar';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Notice } from '@/ui/shared/notice';
import { consultaEnLaCasa } from '../sedes.queries';

const NOMBRES_A_LA_VISTA = 12;

/** What is written, read as it will be when it is saved; what cannot be read yet warns of nothing. */
const leer = (campo: 'capacidad_hombres' | 'capacidad_mujeres', valor: unknown): number | null =>
  esquemaCambiosSede.safeParse(vaciosANulo({ [campo]: valor })).data?.[campo] ?? null;

/** Before saving: a capacity below those who live there now, and who they are. It stops nobody. */
export function AvisoCapacidad({ sede }: { sede: Sede }) {
  const [hombres, mujeres] = useWatch({ name: ['capacidad_hombres', 'capacidad_mujeres'] });
  const excedidas = areasExcedidas(sede, {
    capacidad_hombres: leer('capacidad_hombres', hombres),
    capacidad_mujeres: leer('capacidad_mujeres', mujeres),
  });
  // Empty, it must not be one more gap between the fields.
  return (
    <Box role="status" display="grid" gap="3" _empty={{ marginBottom: '-4' }}>
      {excedidas.map((excedida) => (
        <Excedida key={excedida.area} sede={sede} {...excedida} />
      ))}
    </Box>
  );
}

function Excedida({ sede, area, capacidad, ocupacion }: AreaExcedida & { sede: Sede }) {
  const { servicios } = usePanel();
  const { data: nombres } = useQuery(consultaEnLaCasa(servicios, sede.id, area));
  const cuantos = ocupacion === 1 ? 'vive 1 persona' : `viven ${formatearNumero(ocupacion)} personas`;
  return (
    <Notice tone="warning" title={`${ETIQUETA_AREA[area]}: ${cuantos} y la capacidad será ${capacidad}`}>
      {nombres ? `En la casa: ${enumerar(nombres, NOMBRES_A_LA_VISTA)}. ` : ''}
      Puede guardar; nadie más entrará a esa área hasta que haya cupo.
    </Notice>
  );
}
