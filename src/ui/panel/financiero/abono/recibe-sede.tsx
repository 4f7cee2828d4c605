import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Id, mismoId } from '@/domain/shared/id';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';

/** Which way the money goes, and what its field is called. */
const PALABRAS = {
  recibe: { linea: 'Recibe', campo: 'Sede que recibe' },
  entrega: { linea: 'Entrega', campo: 'Sede que entrega' },
} as const;

type RecibeSedeProps = {
  /** Where its people live; without it, it is of many people. */
  viven?: readonly (Id | null)[];
  que?: keyof typeof PALABRAS;
};

/** Whose drawer the money comes into, quietly, where there is more than one: families pay in the other house too. */
export function RecibeSede({ viven, que = 'recibe' }: RecibeSedeProps) {
  const { servicios } = usePanel();
  const { data = [] } = useQuery(consultaSedesDisponibles(servicios));
  const { setFocus } = useFormContext<{ sede_id: Id | '' }>();
  const elegida = useWatch<{ sede_id: Id | '' }, 'sede_id'>({ name: 'sede_id' });
  const [cambiando, setCambiando] = useState(false);
  const sedes = data.filter(({ archivado_en }) => archivado_en === null);
  // Nothing is asked while the money comes in where its people live.
  const suyas = data.filter(({ id }) => viven?.some((sede_id) => mismoId(sede_id, id)));
  const casa = viven
    ? suyas.map(({ nombre }) => nombre).join(' y ') || 'ninguna sede'
    : 'la sede de cada persona';
  if (sedes.length < 2) return null;
  // A payment that is written again brings the drawer it is in, which may be that of its people.
  const otra = elegida && !(suyas.length === 1 && mismoId(elegida, suyas[0]?.id));
  if (cambiando || otra)
    return (
      <CampoOpciones
        nombre="sede_id"
        label={PALABRAS[que].campo}
        placeholder={casa}
        options={data
          .filter(({ id, archivado_en }) => archivado_en === null || mismoId(id, elegida))
          .filter(({ id }) => suyas.length !== 1 || !mismoId(id, suyas[0]?.id))
          .map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
    );
  return (
    <Box display="flex" alignItems="center" flexWrap="wrap" columnGap="1" color="fg.muted" fontSize="sm">
      {`${PALABRAS[que].linea}: ${casa} ·`}
      <Button
        variant="plain"
        size="sm"
        aria-label={`Cambiar la sede que ${que}`}
        onClick={() => {
          setCambiando(true);
          requestAnimationFrame(() => setFocus('sede_id'));
        }}
      >
        Cambiar
      </Button>
    </Box>
  );
}
