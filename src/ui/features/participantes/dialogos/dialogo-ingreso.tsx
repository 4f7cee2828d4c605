import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { useHoy } from '../../shared/panel/use-hoy';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { CampoArea } from '../formulario/campo-area';
import { useOpcionesSede } from '../use-opciones-sede';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const { fecha_ingreso, fecha_egreso_prevista, sede_id, area } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_ingreso, fecha_egreso_prevista, sede_id, area };

/** First admission, or a new one after an egreso: the person becomes ACTIVO from a date, somewhere. */
export default function DialogoIngreso(props: DialogoAccionProps) {
  const { participante } = props;
  const hoy = useHoy();
  const sedes = useOpcionesSede(true, { conCupos: true });
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
            <p>Queda activo de nuevo. El egreso anterior se conserva en el historial de cambios.</p>
          ) : null}
          <FilaCampos>
            <CampoFecha nombre="fecha_ingreso" label={fecha_ingreso} required max={hoy} />
            <CampoFecha nombre="fecha_egreso_prevista" label={fecha_egreso_prevista} />
          </FilaCampos>
          <FilaCampos>
            <CampoOpciones nombre="sede_id" label={sede_id} options={sedes} />
            <CampoArea enCasa />
          </FilaCampos>
        </>
      )}
    </FormularioProceso>
  );
}
