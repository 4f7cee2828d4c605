import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import type { Participante } from '@/domain/participantes/participante';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { GrupoPlegable } from '@/ui/panel/comun/formulario/grupo-plegable';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { FILAS } from './filas-del-formulario';

type GrupoProcesoProps = { original: Participante | null; abierto: boolean };

export function GrupoProceso({ original, abierto }: GrupoProcesoProps) {
  const hoy = useHoy();
  const filas = original?.estado === 'EGRESADO' ? [...FILAS.proceso, ...FILAS.egreso] : FILAS.proceso;
  return (
    <GrupoPlegable titulo="Proceso" campos={filas.flat()} abierto={abierto}>
      <FilasDeCampos
        campos={CAMPOS_PARTICIPANTE}
        filas={filas}
        con={{ fecha_egreso: { required: true, max: hoy }, tipo_egreso: { required: true } }}
      />
    </GrupoPlegable>
  );
}
