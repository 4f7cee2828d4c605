import { useRef } from 'react';
import { sePuedeReescribir } from '@/domain/formatos/estado-formato';
import type { Formato } from '@/domain/formatos/formato';
import type { Id } from '@/domain/shared/id';
import { FormularioRegistro } from '../../shared/formulario/formulario-registro';
import { guardarEn } from '../../shared/formulario/guardar-en';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_FORMATO } from '../formatos.queries';
import { CamposFormato } from './campos-formato';
import {
  aValores,
  cambiosDe,
  ETIQUETAS_FORMATO,
  type ValoresFormato,
  VERSIONES_FORMATO,
  validarValores,
} from './valores-formato';

const tituloDe = (partida: Formato | null): string => {
  if (!partida) return 'Nueva plantilla';
  return sePuedeReescribir(partida.estado)
    ? `Editar el borrador de ${partida.nombre}`
    : `Versión nueva de ${partida.nombre}`;
};

type EdicionFormatoProps = {
  /** What it begins with: a draft is rewritten, anything else is copied into the next version; null is a new one. */
  partida: Formato | null;
  onClose: (guardado?: Id) => void;
};

export function EdicionFormato({ partida, onClose }: EdicionFormatoProps) {
  const { formatos } = usePanel().servicios;
  const guardado = useRef<Id>(undefined);
  const original = partida && sePuedeReescribir(partida.estado) ? partida : null;
  const guardar = guardarEn(formatos, { datosDe: (valores: ValoresFormato) => valores, cambiosDe });
  return (
    <FormularioRegistro<ValoresFormato, Formato>
      entidad="plantilla"
      size="xl"
      original={original}
      dueno={partida?.codigo}
      titulo={tituloDe(partida)}
      etiquetas={ETIQUETAS_FORMATO}
      iniciales={aValores(partida)}
      validar={validarValores}
      guardar={async (...argumentos) => {
        const formato = await guardar(...argumentos);
        guardado.current = formato.id;
        return formato;
      }}
      hecho={({ nombre, edicion }) => `${nombre}: se guardó el borrador de la versión ${edicion}`}
      afecta={AFECTADAS_POR_FORMATO}
      versiones={VERSIONES_FORMATO}
      onClose={() => onClose(guardado.current)}
    >
      <CamposFormato conCodigo={partida === null} />
    </FormularioRegistro>
  );
}
