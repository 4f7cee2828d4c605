import { orden } from '@/application/servicios/orden';
import { validarCambiosEvento, validarDatosEvento } from '@/domain/participantes/estancias/datos-evento';
import { type Estancia, permisoAbierto } from '@/domain/participantes/estancias/estancia';
import { abrirPermiso, corregirPermiso } from '@/domain/participantes/estancias/reglas-permiso';
import { cambiosDePermiso } from '@/domain/participantes/notas-de-proceso';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { ConEstancia } from './con-estancia';
import type { DialogoAccionProps } from './dialogo-accion';
import { ETIQUETAS_PERMISO as E, FormularioPermiso, type ValoresPermiso } from './formulario-permiso';
import { FormularioProceso } from './formulario-proceso';

/** What is asked here and the rules let be missing: without it, nobody could say who has not come back. */
const exigirTodo = ({ salida, regreso_previsto, motivo }: ValoresPermiso): void => {
  const faltan = Object.entries({ salida, regreso_previsto, motivo })
    .filter(([, valor]) => valor.trim() === '')
    .map(([campo]) => [campo, MENSAJE_OBLIGATORIO]);
  if (faltan.length > 0) throw errorValidacion('Revise los campos señalados', Object.fromEntries(faltan));
};

/** Out of the house for some days; the place is kept. */
export default function DialogoPermiso(props: DialogoAccionProps) {
  const { nombre } = props.participante;
  return (
    <ConEstancia
      {...props}
      titulo={`Registrar permiso de ${nombre}`}
      sinEstancia={<PermisoEnNotas {...props} />}
    >
      {(estancia) => <PermisoDe {...props} estancia={estancia} />}
    </ConEstancia>
  );
}

/** One tap may have opened it already: then these are its days. */
function PermisoDe({ estancia, ...props }: DialogoAccionProps & { estancia: Estancia }) {
  const hoy = useHoy();
  const { nombre } = props.participante;
  const abierto = permisoAbierto(estancia);
  const datosDe = ({ salida, regreso_previsto, motivo }: ValoresPermiso) => ({
    salida,
    regreso_previsto,
    motivo,
  });
  return (
    <FormularioPermiso
      {...props}
      titulo={`Registrar permiso de ${nombre}`}
      boton="Registrar permiso"
      hecho={`Se registró el permiso de ${nombre}`}
      iniciales={{
        salida: abierto?.salida ?? hoy,
        regreso_previsto: abierto?.regreso_previsto ?? '',
        regreso_real: '',
        motivo: abierto?.motivo ?? '',
      }}
      validar={(valores) => {
        exigirTodo(valores);
        const datos = datosDe(valores);
        if (abierto) corregirPermiso(estancia, abierto.id, validarCambiosEvento(datos), hoy);
        else
          abrirPermiso(
            estancia,
            { estado: 'ACTIVO' },
            validarDatosEvento({ tipo: 'PERMISO', ...datos }),
            hoy,
          );
      }}
      guardar={(valores, clave) =>
        abierto
          ? orden('estancias', 'corregir', estancia.id, abierto.id, datosDe(valores))
          : orden('estancias', 'registrar', estancia.id, { tipo: 'PERMISO', ...datosDe(valores) }, { clave })
      }
    >
      <FilaCampos>
        <CampoFecha nombre="salida" label={E.salida} required max={hoy} />
        <CampoFecha nombre="regreso_previsto" label={E.regreso_previsto} required min={hoy} />
      </FilaCampos>
      <CampoParrafo nombre="motivo" label={E.motivo} required />
    </FormularioPermiso>
  );
}

const ETIQUETAS = { salida: E.salida, regreso: E.regreso_previsto, motivo: E.motivo };

/** Another service may keep no stays: the days are one more line of the observations. */
function PermisoEnNotas(props: DialogoAccionProps) {
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
            <CampoFecha nombre="salida" label={E.salida} required max={hoy} />
            <CampoFecha nombre="regreso" label={E.regreso_previsto} required min={hoy} />
          </FilaCampos>
          <CampoParrafo nombre="motivo" label={E.motivo} required help="Queda en las observaciones." />
        </>
      )}
    </FormularioProceso>
  );
}
