import { useQuery } from '@tanstack/react-query';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import {
  ETIQUETA_TIPO_EGRESO,
  TIPOS_EGRESO,
  type TipoEgreso,
} from '@/domain/participantes/opciones-participante';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { opcionesDe } from '../../shared/formulario/opciones';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { consultaEstadoDeCuenta } from '../participantes.queries';
import { AvisoSaldo } from './aviso-saldo';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const { fecha_egreso, tipo_egreso, motivo_egreso } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_egreso, tipo_egreso, motivo_egreso };

/** Discharge: shows what is owed and warns, but never stops it. */
export default function DialogoEgreso(props: DialogoAccionProps) {
  const { id, nombre, fecha_ingreso } = props.participante;
  const { servicios } = usePanel();
  const hoy = useHoy();
  const cuenta = useQuery(consultaEstadoDeCuenta(servicios, id));
  return (
    <FormularioProceso
      {...props}
      titulo={`Registrar egreso de ${nombre}`}
      boton="Registrar egreso"
      hecho={`Se registró el egreso de ${nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{ fecha_egreso: hoy, tipo_egreso: '', motivo_egreso: '' }}
      cambiosDe={(_, valores) => ({ ...valores, estado: 'EGRESADO' })}
      guardar={(vigente, { tipo_egreso: tipo, ...valores }) =>
        servicios.participantes.egresar(vigente, { ...valores, tipo_egreso: tipo as TipoEgreso })
      }
    >
      {() => (
        <>
          <AvisoSaldo
            saldo={cuenta.data ? sumarSaldos(cuenta.data.datos) : null}
            cargando={cuenta.isPending}
            onReintentar={() => void cuenta.refetch()}
          />
          <CampoFecha
            nombre="fecha_egreso"
            label={fecha_egreso}
            required
            min={fecha_ingreso ?? undefined}
            max={hoy}
          />
          <CampoOpciones
            nombre="tipo_egreso"
            label={tipo_egreso}
            required
            options={opcionesDe(TIPOS_EGRESO, ETIQUETA_TIPO_EGRESO)}
          />
          <CampoParrafo nombre="motivo_egreso" label={motivo_egreso} />
        </>
      )}
    </FormularioProceso>
  );
}
