import { useWatch } from 'react-hook-form';
import { type EstadoParticipante, ocupaCupo } from '@/domain/participantes/estado-participante';
import { leerFechaDeNacimiento } from '@/domain/shared/lectura/leer-fecha';
import { ETIQUETA_TIPO_DOCUMENTO, TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoDocumento, CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { useHoy } from '../../shared/panel/use-hoy';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { CampoArea } from './campo-area';
import { useAvisos } from './use-avisos';

export function GrupoIdentidad() {
  const avisos = useAvisos();
  const hoy = useHoy();
  const estado: EstadoParticipante = useWatch({ name: 'estado' });
  return (
    <FieldGroup title="Identidad">
      <CampoTexto nombre="nombre" label={E.nombre} required data-autofocus />
      <FilaCampos>
        <CampoOpciones
          nombre="tipo_documento"
          label={E.tipo_documento}
          options={opcionesDe(TIPOS_DOCUMENTO, ETIQUETA_TIPO_DOCUMENTO)}
        />
        <CampoDocumento
          nombre="numero_documento"
          label={E.numero_documento}
          warning={avisos.numero_documento}
        />
      </FilaCampos>
      <FilaCampos>
        <CampoFecha
          nombre="fecha_nacimiento"
          label={E.fecha_nacimiento}
          warning={avisos.fecha_nacimiento}
          leer={leerFechaDeNacimiento}
          max={hoy}
        />
        <CampoArea enCasa={ocupaCupo(estado)} />
      </FilaCampos>
    </FieldGroup>
  );
}
