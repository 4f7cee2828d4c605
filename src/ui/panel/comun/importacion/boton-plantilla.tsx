import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Button } from '@/ui/shared/button';
import { toaster } from '@/ui/shared/toast-store';
import { descargar } from '../exportacion/descargar';
import { useHoy } from '../panel/use-hoy';
import { usePanel } from '../panel/use-panel';
import type { Importable } from './importable';
import { hojasDePlantilla } from './plantilla';

/** A workbook with the titles as they are, so that what is filled in it needs no matching. */
export function BotonPlantilla<D>({ importable }: { importable: Importable<D> }) {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const bajar = useMutation({
    mutationFn: async () => {
      const datos = await importable.cargar({ servicios, queryClient, hoy });
      const [lista, guia] = hojasDePlantilla(importable.columnas, (campo) =>
        importable.opciones?.(campo, datos),
      );
      const { hojaDe, aLibro } = await import('../exportacion/xlsx');
      descargar(await aLibro([hojaDe(lista), hojaDe(guia)]), `plantilla-${importable.entidad}.xlsx`);
    },
    onError: () => toaster.error('No se pudo preparar la plantilla. Revise su conexión e intente de nuevo.'),
  });
  return (
    <Button
      size="sm"
      icon={<FileDown />}
      busy={bajar.isPending}
      busyText="Preparando..."
      onClick={() => bajar.mutate()}
    >
      Descargar plantilla
    </Button>
  );
}
