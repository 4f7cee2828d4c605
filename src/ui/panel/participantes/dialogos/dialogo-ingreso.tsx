import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { CampoArea } from '../formulario/campo-area';
import { CampoSede } from './campo-sede';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const { fecha_ingreso, fecha_egreso_prevista, sede_id, area } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_ingreso, fecha_egreso_prevista, sede_id, area };

/** First admission, or a new one after an egreso: the person becomes ACTIVO from a date, somewhere. */
export default function DialogoIngreso(props: DialogoAccionProps) {
  const { participante } = props;
  const hoy = useHoy();
  const regresa = participante.estado === 'EGRESADO';
  // A date written while the person was waiting, and not that of a stay that ended.
  const yaEscrita = regresa ? null : participante.fecha_ingreso;
  const palabra = regresa ? 'reingreso' : 'ingreso';
  return (
    <FormularioProceso
      {...props}
      titulo={`Registrar ${palabra} de ${participante.nombre}`}
      boton={`Registrar ${palabra}`}
      hecho={`Se registró el ${palabra} de ${participante.nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{
        fecha_ingreso: yaEscrita && yaEscrita <= hoy ? yaEscrita : hoy,
        fecha_egreso_prevista: regresa ? '' : (participante.fecha_egreso_prevista ?? ''),
        sede_id: participante.sede_id ?? '',
        area: participante.area ?? '',
      }}
      cambiosDe={(_, valores) => ({ ...valores, estado: 'ACTIVO' })}
    >
      {() => (
        <>
          {regresa ? (
            <p>Queda activo de nuevo. La estancia anterior se conserva en su ficha, con su egreso.</p>
          ) : null}
          <FilaCampos>
            <CampoFecha nombre="fecha_ingreso" label={fecha_ingreso} required max={hoy} />
            <CampoFecha nombre="fecha_egreso_prevista" label={fecha_egreso_prevista} />
          </FilaCampos>
          <FilaCampos>
            <CampoSede label={sede_id} participante={participante} exigirCupo />
            <CampoArea enCasa />
          </FilaCampos>
        </>
      )}
    </FormularioProceso>
  );
}
