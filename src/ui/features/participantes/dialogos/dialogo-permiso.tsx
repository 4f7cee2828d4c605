import { cambiosDePermiso } from '@/domain/participantes/notas-de-proceso';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { useHoy } from '../../shared/panel/use-hoy';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const ETIQUETAS = { salida: 'Salida', regreso: 'Regreso previsto', motivo: 'Motivo' };

/** Out of the house for some days; the place is kept. */
export default function DialogoPermiso(props: DialogoAccionProps) {
  const hoy = useHoy();
  const { nombre } = props.participante;
  return (
    <FormularioProceso
      {...props}
      titulo={`Registrar permiso de ${nombre}`}
      boton="Registrar permiso"
      hecho={`Se registró el permiso de ${nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{ salida: hoy, regreso: '', motivo: '' }}
      cambiosDe={(vigente, valores) => cambiosDePermiso(vigente, valores, { hoy })}
    >
      {() => (
        <>
          <FilaCampos>
            <CampoFecha nombre="salida" label={ETIQUETAS.salida} required max={hoy} />
            <CampoFecha nombre="regreso" label={ETIQUETAS.regreso} required min={hoy} />
          </FilaCampos>
          <CampoParrafo
            nombre="motivo"
            label={ETIQUETAS.motivo}
            required
            help="Queda en las observaciones."
          />
        </>
      )}
    </FormularioProceso>
  );
}
