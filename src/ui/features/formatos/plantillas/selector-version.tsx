import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ETIQUETA_ESTADO_FORMATO } from '@/domain/formatos/estado-formato';
import type { FormatoEnLista } from '@/domain/formatos/formato';
import { formatearInstante } from '@/domain/shared/fechas';
import { SelectInput } from '@/ui/shared/select-input';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaPlantillas } from '../formatos.queries';
import { usePlantillas } from './use-plantillas';

const enPalabras = ({ edicion, estado, vigente_desde }: FormatoEnLista): string => {
  const desde = vigente_desde ? `, desde ${formatearInstante(vigente_desde)}` : '';
  return `Versión ${edicion} · ${ETIQUETA_ESTADO_FORMATO[estado]}${desde}`;
};

/** The other versions of a template: what was signed in its day can always be read. */
export function SelectorVersion({ formato }: { formato: FormatoEnLista }) {
  const { servicios } = usePanel();
  const id = useId();
  const { abrir } = usePlantillas();
  const { data } = useQuery(consultaPlantillas(servicios));
  const versiones = data?.find(({ actual }) => actual.codigo === formato.codigo)?.versiones ?? [];
  if (versiones.length < 2) return null;
  return (
    <Box flex="1 1 16rem" minWidth="0" maxWidth={{ md: '26rem' }}>
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        Versión
      </Box>
      <SelectInput
        id={id}
        value={String(formato.id)}
        placeholder={null}
        options={versiones.map((version) => ({ value: String(version.id), label: enPalabras(version) }))}
        onChange={(elegida) => abrir(versiones.find((v) => String(v.id) === String(elegida))?.id)}
      />
    </Box>
  );
}
