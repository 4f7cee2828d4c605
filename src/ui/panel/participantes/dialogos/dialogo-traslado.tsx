import { ocupaCupo } from '@/domain/participantes/estado-participante';
import { cambiosDeTraslado, type DatosTraslado } from '@/domain/participantes/notas-de-proceso';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { CampoArea } from '../formulario/campo-area';
import { CampoSede } from './campo-sede';
import type { DialogoAccionProps } from './dialogo-accion';
import { FormularioProceso } from './formulario-proceso';

const ETIQUETAS = {
  sede_id: 'Sede de destino',
  area: 'Área de atención',
  fecha: 'Fecha del traslado',
  motivo: 'Motivo',
};

/** From one sede or area to another. */
export default function DialogoTraslado(props: DialogoAccionProps) {
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const { nombre, area } = props.participante;
  return (
    <FormularioProceso<DatosTraslado>
      {...props}
      titulo={`Trasladar a ${nombre}`}
      boton="Registrar traslado"
      hecho={`Se registró el traslado de ${nombre}`}
      etiquetas={ETIQUETAS}
      iniciales={{ sede_id: '', area: area ?? '', fecha: hoy, motivo: '' }}
      cambiosDe={(vigente, valores) => cambiosDeTraslado(vigente, valores, { hoy, nombreSede })}
    >
      {(vigente) => (
        <>
          <p>
            {vigente.sede_id === null
              ? 'Todavía no está en ninguna sede.'
              : `Ahora está en ${nombreSede(vigente.sede_id)}${vigente.area ? `, ${ETIQUETA_AREA[vigente.area].toLowerCase()}` : ''}.`}
          </p>
          <FilaCampos>
            <CampoSede
              label={ETIQUETAS.sede_id}
              required
              participante={vigente}
              exigirCupo={ocupaCupo(vigente.estado)}
            />
            <CampoArea enCasa={ocupaCupo(vigente.estado)} />
          </FilaCampos>
          <CampoFecha nombre="fecha" label={ETIQUETAS.fecha} required max={hoy} />
          <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} help="Queda en las observaciones." />
        </>
      )}
    </FormularioProceso>
  );
}
