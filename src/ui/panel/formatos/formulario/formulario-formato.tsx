import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { exigirCodigoLibre, validarDatosFormato } from '@/domain/formatos/datos-formato';
import { type Formato, sePuedeReescribir } from '@/domain/formatos/formato';
import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { FormularioRegistro } from '@/ui/panel/comun/formulario/formulario-registro';
import { guardarEn } from '@/ui/panel/comun/formulario/guardar-en';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import {
  AFECTADAS_POR_FORMATO,
  consultaFormato,
  consultaPlantillas,
} from '@/ui/panel/formatos/formatos.queries';
import { CamposFormato } from './campos-formato';
import {
  aValores,
  cambiosDe,
  deCopia,
  ETIQUETAS_FORMATO,
  type ValoresFormato,
  VERSIONES_FORMATO,
  validarValores,
} from './valores-formato';

const tituloDe = (partida: Formato | null, copia: Formato | null): string => {
  if (copia) return `Copia de ${copia.nombre}`;
  if (!partida) return 'Nueva plantilla';
  return sePuedeReescribir(partida.estado)
    ? `Editar el borrador de ${partida.nombre}`
    : `Versión nueva de ${partida.nombre}`;
};

type EdicionFormatoProps = {
  /** What it begins with: a draft is rewritten, anything else is copied into the next version; null is a new one. */
  partida: Formato | null;
  /** The one whose text a new one begins with. */
  copia?: Formato | null;
  onClose: (guardado?: Id) => void;
};

function EdicionFormato({ partida, copia = null, onClose }: EdicionFormatoProps) {
  const guardado = useRef<Id>(undefined);
  const { servicios } = usePanel();
  const { data: plantillas } = useQuery({ ...consultaPlantillas(servicios), enabled: partida === null });
  /** One written from the beginning is another template; the rest are versions of the one they come from. */
  const validar = (base: Formato | null, valores: ValoresFormato) =>
    partida === null
      ? exigirCodigoLibre(
          validarDatosFormato(valores),
          (plantillas ?? []).map(({ actual }) => actual),
        )
      : validarValores(base, valores);
  const original = partida && sePuedeReescribir(partida.estado) ? partida : null;
  return (
    <FormularioRegistro<ValoresFormato, Formato>
      entidad="plantilla"
      size="xl"
      original={original}
      dueno={copia ? `copia de ${copia.codigo}` : partida?.codigo}
      titulo={tituloDe(partida, copia)}
      etiquetas={ETIQUETAS_FORMATO}
      iniciales={copia ? deCopia(copia) : aValores(partida)}
      validar={validar}
      guardar={guardarEn('formatos', { datosDe: (valores: ValoresFormato) => valores, cambiosDe })}
      nombreDe={({ nombre }) => nombre}
      hecho={({ id, nombre, edicion }) => {
        guardado.current = id;
        return `${nombre}: se guardó el borrador de la versión ${edicion}`;
      }}
      afecta={AFECTADAS_POR_FORMATO}
      versiones={VERSIONES_FORMATO}
      onClose={() => onClose(guardado.current)}
    >
      <CamposFormato conCodigo={partida === null} />
    </FormularioRegistro>
  );
}

type FormularioFormatoProps = { id: Id | null; copia: Id | undefined; onClose: (guardado?: Id) => void };

/** A null `id` is a new template, that may begin as a copy of another. */
export default function FormularioFormato({ id, copia, onClose }: FormularioFormatoProps) {
  const { servicios } = usePanel();
  if (id === null && copia !== undefined)
    return (
      <ConRegistro
        consulta={consultaFormato(servicios, copia)}
        titulo="Nueva plantilla"
        lista="plantillas"
        onClose={() => onClose()}
      >
        {(formato) => <EdicionFormato partida={null} copia={formato} onClose={onClose} />}
      </ConRegistro>
    );
  if (id === null) return <EdicionFormato partida={null} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaFormato(servicios, id)}
      titulo="Editar plantilla"
      lista="plantillas"
      onClose={() => onClose()}
    >
      {(formato) => <EdicionFormato partida={formato} onClose={onClose} />}
    </ConRegistro>
  );
}
