import { useFormContext } from 'react-hook-form';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/acudiente';
import { ESTADOS_ACUDIENTE, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { ETIQUETA_TIPO_DOCUMENTO, TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoDocumento, CampoTelefono } from '../../shared/formulario/campo-tecleado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { CampoParticipante } from '../../shared/participantes/campo-participante';
import { ETIQUETAS_ACUDIENTE as E } from '../etiquetas-acudiente';
import { GrupoMarcas } from './grupo-marcas';
import type { ValoresAcudiente } from './valores-acudiente';

/** `original` is null for a new one, who still has to be given a participante. */
export function CamposAcudiente({ original }: { original: Acudiente | null }) {
  const { formState } = useFormContext<ValoresAcudiente>();
  const faltaParticipante = formState.defaultValues?.id_participante === '';
  return (
    <div>
      <FieldGroup title="Identidad">
        {original ? null : (
          <CampoParticipante
            nombre="id_participante"
            label={E.id_participante}
            data-autofocus={faltaParticipante || undefined}
          />
        )}
        <FilaCampos>
          <CampoTexto
            nombre="nombres"
            label={E.nombres}
            required
            data-autofocus={!faltaParticipante || undefined}
          />
          <CampoTexto nombre="apellidos" label={E.apellidos} required />
        </FilaCampos>
        <FilaCampos>
          <CampoOpciones
            nombre="tipo_documento"
            label={E.tipo_documento}
            options={opcionesDe(TIPOS_DOCUMENTO, ETIQUETA_TIPO_DOCUMENTO)}
          />
          <CampoDocumento nombre="numero_documento" label={E.numero_documento} required />
        </FilaCampos>
        <CampoOpciones
          nombre="parentesco"
          label={E.parentesco}
          options={opcionesDe(PARENTESCOS, ETIQUETA_PARENTESCO)}
        />
      </FieldGroup>
      <FieldGroup title="Contacto">
        <FilaCampos>
          <CampoTelefono nombre="telefono" label={E.telefono} />
          <CampoTelefono nombre="telefono_alterno" label={E.telefono_alterno} />
        </FilaCampos>
        <FilaCampos>
          <CampoTexto nombre="email" label={E.email} type="email" inputMode="email" />
          <CampoTexto nombre="direccion" label={E.direccion} />
        </FilaCampos>
      </FieldGroup>
      <GrupoMarcas original={original} />
      <FieldGroup title="Estado">
        <CampoOpciones
          nombre="estado"
          label={E.estado}
          required
          placeholder={null}
          options={opcionesDe(ESTADOS_ACUDIENTE, ETIQUETA_ESTADO_ACUDIENTE)}
        />
      </FieldGroup>
    </div>
  );
}
