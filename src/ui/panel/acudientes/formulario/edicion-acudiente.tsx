import { useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { otroTelefonoEnPalabras } from '@/domain/acudientes/documento-de-otra-persona';
import type { Id } from '@/domain/shared/id';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { FormularioRegistro } from '@/ui/panel/comun/formulario/formulario-registro';
import { guardarEn } from '@/ui/panel/comun/formulario/guardar-en';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { CampoParticipante } from '@/ui/panel/comun/participantes/campo-participante';
import { Button } from '@/ui/shared/button';
import { FieldGroup } from '@/ui/shared/field-group';
import { AFECTADAS_POR_ACUDIENTE } from '../acudientes.queries';
import { ETIQUETAS_EN_ORDEN, FILAS } from '../lugares-acudiente';
import { GrupoMarcas } from './grupo-marcas';
import { useDocumentoConocido } from './use-documento-conocido';
import {
  aValores,
  cambiosDe,
  type ValoresAcudiente,
  VERSIONES_ACUDIENTE,
  validarValores,
} from './valores-acudiente';

/** What may be taken from another card of the same person: how to reach them. */
const DE_CONTACTO = ['telefono', 'telefono_alterno', 'email', 'direccion'] as const;

function UsarSusDatos({ ficha }: { ficha: Acudiente }) {
  const { setValue } = useFormContext<ValoresAcudiente>();
  const usar = () => {
    for (const campo of DE_CONTACTO) {
      const valor = ficha[campo];
      if (valor) setValue(campo, valor, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div>
      <Button size="sm" icon={<ClipboardPaste />} onClick={usar}>
        Usar los datos de contacto de esa ficha
      </Button>
    </div>
  );
}

/**
 * For when another participante is chosen: the first acudiente of somebody is proposed as the one to call. What the
 * person ticked or unticked stays, and so does what a draft brings, because recovering it chooses nobody.
 */
const useProponerPrincipal = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const { getValues, setValue, formState } = useFormContext<ValoresAcudiente>();
  const propuesto = useRef(formState.defaultValues?.es_principal);

  return async (): Promise<void> => {
    const elegido = getValues('id_participante') as string | number;
    const familia =
      elegido === ''
        ? null
        : await cliente
            .fetchQuery({ ...consultaAcudientesDe(servicios, elegido), retry: false })
            // Not knowing is no reason to propose anything: the mark can be ticked all the same.
            .catch(() => null);
    if (getValues('id_participante') !== elegido || getValues('es_principal') !== propuesto.current) return;
    propuesto.current = familia?.length === 0;
    setValue('es_principal', propuesto.current);
  };
};

/** `original` is null for a new one, who still has to be given a participante. */
function CamposAcudiente({ original }: { original: Acudiente | null }) {
  const { formState } = useFormContext<ValoresAcudiente>();
  const proponerPrincipal = useProponerPrincipal();
  const { ajeno, otraFicha } = useDocumentoConocido();
  const faltaParticipante = formState.defaultValues?.id_participante === '';
  return (
    <div>
      <FieldGroup title="Identidad">
        {original ? null : (
          <CampoParticipante
            nombre="id_participante"
            label={CAMPOS_ACUDIENTE.id_participante.etiqueta}
            alCambiar={() => void proponerPrincipal()}
            data-autofocus={faltaParticipante || undefined}
          />
        )}
        <FilasDeCampos
          campos={CAMPOS_ACUDIENTE}
          filas={FILAS.identidad}
          con={{
            nombres: { 'data-autofocus': !faltaParticipante || undefined },
            numero_documento: { warning: ajeno },
          }}
        />
      </FieldGroup>
      <FieldGroup title="Contacto">
        <FilasDeCampos
          campos={CAMPOS_ACUDIENTE}
          filas={FILAS.contacto}
          con={{
            telefono: {
              warning: otraFicha
                ? otroTelefonoEnPalabras(otraFicha, otraFicha.participante_nombre)
                : undefined,
            },
          }}
        />
        {otraFicha ? <UsarSusDatos ficha={otraFicha} /> : null}
      </FieldGroup>
      <GrupoMarcas original={original} />
      <FieldGroup title="Estado">
        <FilasDeCampos
          campos={CAMPOS_ACUDIENTE}
          filas={FILAS.estado}
          con={{ estado: { required: true, placeholder: null } }}
        />
      </FieldGroup>
    </div>
  );
}

type EdicionAcudienteProps = {
  original: Acudiente | null;
  /** Who a new one answers for, when that is already known. */
  participante?: Id | null;
  /** Nobody answers for that participante yet: the first one to be called is proposed to be this one. */
  esElPrimero?: boolean;
  onClose: () => void;
};

export function EdicionAcudiente({ original, participante, esElPrimero, onClose }: EdicionAcudienteProps) {
  return (
    <FormularioRegistro<ValoresAcudiente, Acudiente>
      sinRed
      entidad="acudiente"
      original={original}
      dueno={participante}
      titulo={original ? `Editar a ${nombreAcudiente(original)}` : 'Nuevo acudiente'}
      etiquetas={ETIQUETAS_EN_ORDEN}
      iniciales={aValores(original, { participante, esElPrimero })}
      validar={validarValores}
      guardar={guardarEn('acudientes', { datosDe: (valores: ValoresAcudiente) => valores, cambiosDe })}
      nombreDe={({ nombres, apellidos }) => `${nombres} ${apellidos}`}
      hecho={(acudiente) => {
        const nombre = nombreAcudiente(acudiente);
        return original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: acudiente creado`;
      }}
      afecta={AFECTADAS_POR_ACUDIENTE}
      versiones={VERSIONES_ACUDIENTE}
      onClose={onClose}
    >
      <CamposAcudiente original={original} />
    </FormularioRegistro>
  );
}
