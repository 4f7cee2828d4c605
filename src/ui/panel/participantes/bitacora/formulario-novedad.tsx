import { useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { CAMPOS_NOVEDAD } from '@/domain/participantes/bitacora/campos-novedad';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import { ETIQUETA_NOVEDAD, esDeSalud, TIPOS_NOVEDAD } from '@/domain/participantes/bitacora/opciones-novedad';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { fechaEnBogota, formatearInstante } from '@/domain/shared/fechas';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { CuandoFue } from '@/ui/panel/comun/formulario/cuando-fue';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { CampoParticipante } from '@/ui/panel/comun/participantes/campo-participante';
import { ChoiceChips } from '@/ui/shared/choice-chips';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_NOVEDAD } from './bitacora.queries';

import { ICONO_DE_NOVEDAD } from './marca-de-novedad';
import { useConSuHora } from './use-con-su-hora';
import { datosDeNovedad, type ValoresNovedad, validarNovedad } from './valores-novedad';

const { texto, tipo } = CAMPOS_NOVEDAD;
const ETIQUETAS = {
  participante_id: 'Quién',
  texto: texto.etiqueta,
  tipo: tipo.etiqueta,
  ocurrio_en: 'Día',
  hora: 'Hora',
};
const OPCIONES = TIPOS_NOVEDAD.map((value) => ({
  value,
  label: ETIQUETA_NOVEDAD[value],
  icon: ICONO_DE_NOVEDAD[value],
}));

function CampoTipo() {
  const { field, fieldState } = useController<ValoresNovedad, 'tipo'>({ name: 'tipo' });
  const elegido = field.value || undefined;
  return (
    <ChoiceChips
      id={idCampo('tipo')}
      label={ETIQUETAS.tipo}
      required
      options={OPCIONES}
      value={elegido}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      help={elegido && esDeSalud({ tipo: elegido }) ? 'Solo la leen los administradores.' : undefined}
    />
  );
}

type FormularioNovedadProps = {
  /** Whom it is about; without it, the form asks. */
  participante?: Pick<ParticipanteListado, 'id' | 'nombre'>;
  /** The entry that it corrects. */
  corrige?: Novedad;
  onClose: () => void;
  onHecho: () => void;
};

const tituloDe = ({ participante, corrige }: FormularioNovedadProps): string => {
  if (corrige) return `Corregir novedad de ${participante?.nombre ?? corrige.participante_nombre ?? ''}`;
  return participante ? `Novedad de ${participante.nombre}` : 'Nueva novedad';
};

/** What happened, to be written standing up: one text, one kind and, if it was not now, when. */
export default function FormularioNovedad(props: FormularioNovedadProps) {
  const { participante, corrige, onClose, onHecho } = props;
  const { servicios } = usePanel();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_NOVEDAD);
  const conSuHora = useConSuHora();
  const titulo = tituloDe(props);
  const nombre = corrige ? `novedad:corrige-${corrige.id}` : `novedad:${participante?.id ?? 'nueva'}`;
  const formulario = useForm<ValoresNovedad>({
    defaultValues: {
      participante_id: corrige?.participante_id ?? participante?.id ?? '',
      texto: corrige?.texto ?? '',
      tipo: corrige?.tipo ?? '',
      ocurrio_en: '',
      hora: '',
    },
    shouldFocusError: false,
    resolver: resolverDominio<ValoresNovedad>((valores) => validarNovedad(valores, servicios.reloj.ahora())),
  });
  const paso = useEscritura<ValoresNovedad, Novedad>({
    nombre,
    que: () => titulo,
    hacer: (valores, clave) => {
      const datos = datosDeNovedad(valores, fechaEnBogota(servicios.reloj.ahora()), corrige);
      return conSuHora(orden('bitacora', 'escribir', valores.participante_id, datos, { clave }));
    },
    alHacer: ({ participante_nombre }) => {
      libre.current = true;
      const quien = participante_nombre ?? participante?.nombre;
      toaster.success(
        corrige ? 'Novedad corregida' : quien ? `Novedad de ${quien} guardada` : 'Novedad guardada',
      );
      void refrescar();
      onHecho();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
    alEncolar: () => {
      libre.current = true;
      onHecho();
    },
  });
  const preguntaQuien = !participante && !corrige;
  return (
    <ModalFormulario
      formulario={formulario}
      title={titulo}
      size="sm"
      submitLabel={corrige ? 'Guardar corrección' : 'Guardar'}
      etiquetas={ETIQUETAS}
      borrador={nombre}
      envio={paso}
      tituloError={mensajeErrorEscritura('crear', 'novedad')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(paso.enviar)()}
    >
      {preguntaQuien ? (
        <CampoParticipante nombre="participante_id" label={ETIQUETAS.participante_id} data-autofocus />
      ) : null}
      <CampoParrafo
        nombre="texto"
        label={ETIQUETAS.texto}
        required
        limite={texto.max}
        data-autofocus={preguntaQuien ? undefined : true}
        help={corrige ? 'Lo que se escribió antes queda tachado, debajo de esto.' : undefined}
      />
      <CampoTipo />
      <CuandoFue siNoSeDice={corrige ? formatearInstante(corrige.ocurrio_en) : 'Ahora'} />
    </ModalFormulario>
  );
}
