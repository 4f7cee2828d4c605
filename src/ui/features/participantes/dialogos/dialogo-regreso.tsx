import { cambiosDeRegreso } from '@/domain/participantes/notas-de-proceso';
import { CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { useHoy } from '../../shared/panel/use-hoy';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const ETIQUETAS = { fecha: 'Fecha del regreso', motivo: 'Nota' };

/** When somebody came back from a permission, which one tap has registered already. */
export default function DialogoRegreso(props: DialogoAccionProps) {
  const hoy = useHoy();
  const { nombre } = props.participante;
  return (
    <FormularioProceso
      {...props}
      titulo={`Registrar regreso de ${nombre}`}
      boton="Registrar regreso"
      hecho={`Se registró el regreso de ${nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{ fecha: hoy, motivo: '' }}
      cambiosDe={(vigente, valores) => cambiosDeRegreso(vigente, valores, { hoy })}
    >
      {() => (
        <>
          <CampoFecha nombre="fecha" label={ETIQUETAS.fecha} required max={hoy} />
          <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} help="Queda en las observaciones." />
        </>
      )}
    </FormularioProceso>
  );
}
