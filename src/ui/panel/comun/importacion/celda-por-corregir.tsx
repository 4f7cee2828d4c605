import { useState } from 'react';
import { type Columna, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { plegar } from '@/domain/shared/textos';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { TextInput } from '@/ui/shared/text-input';
import { decirEnCelda } from './decir-rechazo';

type CeldaPorCorregirProps = {
  columna: Columna;
  /** Instead of that of the column. */
  etiqueta?: string;
  escrito: string;
  opciones: readonly string[] | undefined;
  problema: string | undefined;
  advertencia: string | undefined;
  /** Told when the person leaves the cell, presses Enter or chooses. */
  alEscribir: (texto: string) => void;
  deshabilitada: boolean;
};

/** More than these are easier to write than to look for. */
const OPCIONES_MAXIMO = 30;

/** One cell of the file, to write it again here. */
export function CeldaPorCorregir(props: CeldaPorCorregirProps) {
  const {
    columna,
    etiqueta = etiquetaDeColumna(columna),
    escrito,
    opciones,
    problema,
    advertencia,
    alEscribir,
    deshabilitada,
  } = props;
  const [texto, setTexto] = useState<string | null>(null);
  const visible = texto ?? escrito;
  const guardar = () => {
    setTexto(null);
    if (visible !== escrito) alEscribir(visible);
  };
  const elegida = opciones?.find((opcion) => plegar(opcion) === plegar(escrito));
  return (
    <FormField
      label={etiqueta}
      error={problema && decirEnCelda(columna, escrito, problema)}
      {...(advertencia ? { warning: advertencia } : {})}
    >
      {(control) =>
        opciones && opciones.length <= OPCIONES_MAXIMO ? (
          <SelectInput
            {...control}
            disabled={deshabilitada}
            value={elegida ?? ''}
            placeholder={elegida === undefined && escrito !== '' ? `Dice "${escrito}"` : 'Seleccionar...'}
            options={opciones.map((opcion) => ({ value: opcion, label: opcion }))}
            onChange={(valor) => alEscribir(String(valor))}
          />
        ) : (
          <TextInput
            {...control}
            disabled={deshabilitada}
            autoComplete="off"
            value={visible}
            onChange={(evento) => setTexto(evento.currentTarget.value)}
            onBlur={guardar}
            onKeyDown={(evento) => {
              if (evento.key === 'Enter') guardar();
            }}
          />
        )
      }
    </FormField>
  );
}
