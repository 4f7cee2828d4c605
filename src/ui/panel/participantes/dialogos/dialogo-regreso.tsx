import { orden } from '@/application/servicios/orden';
import { validarCambiosEvento } from '@/domain/participantes/estancias/datos-evento';
import type { Estancia, Evento } from '@/domain/participantes/estancias/estancia';
import { corregirPermiso } from '@/domain/participantes/estancias/reglas-permiso';
import { cambiosDeRegreso } from '@/domain/participantes/notas-de-proceso';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { ConEstancia } from './con-estancia';
import type { DialogoAccionProps } from './dialogo-accion';
import { ETIQUETAS_PERMISO as E, FormularioPermiso, type ValoresPermiso } from './formulario-permiso';
import { FormularioProceso } from './formulario-proceso';

/** When somebody came back from a permission, which one tap has registered already. */
export default function DialogoRegreso(props: DialogoAccionProps) {
  const { nombre } = props.participante;
  return (
    <ConEstancia
      {...props}
      titulo={`Registrar regreso de ${nombre}`}
      sinEstancia={<RegresoEnNotas {...props} />}
    >
      {(estancia) => {
        // The newest first: the one that has just been closed.
        const permiso = estancia.eventos.find(({ tipo }) => tipo === 'PERMISO');
        return permiso ? (
          <RegresoDe {...props} estancia={estancia} permiso={permiso} />
        ) : (
          <RegresoEnNotas {...props} />
        );
      }}
    </ConEstancia>
  );
}

type RegresoDeProps = DialogoAccionProps & { estancia: Estancia; permiso: Evento };

function RegresoDe({ estancia, permiso, ...props }: RegresoDeProps) {
  const hoy = useHoy();
  const { nombre } = props.participante;
  const cambiosDe = ({ regreso_real, motivo }: ValoresPermiso) => ({ regreso_real, motivo });
  return (
    <FormularioPermiso
      {...props}
      titulo={`Registrar regreso de ${nombre}`}
      boton="Registrar regreso"
      hecho={`Se registró el regreso de ${nombre}`}
      iniciales={{
        salida: permiso.salida ?? '',
        regreso_previsto: permiso.regreso_previsto ?? '',
        regreso_real: permiso.regreso_real ?? hoy,
        motivo: permiso.motivo ?? '',
      }}
      validar={(valores) =>
        corregirPermiso(estancia, permiso.id, validarCambiosEvento(cambiosDe(valores)), hoy)
      }
      guardar={(valores) => orden('estancias', 'corregir', estancia.id, permiso.id, cambiosDe(valores))}
    >
      <CampoFecha
        nombre="regreso_real"
        label={E.regreso_real}
        required
        min={permiso.salida ?? undefined}
        max={hoy}
      />
      <CampoParrafo nombre="motivo" label={E.motivo} />
    </FormularioPermiso>
  );
}

const ETIQUETAS = { fecha: 'Fecha del regreso', motivo: 'Nota' };

/** Another service may keep no stays: the day is one more line of the observations. */
function RegresoEnNotas(props: DialogoAccionProps) {
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
