import { Box } from '@chakra-ui/react/box';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { validarRuta } from '@/domain/archivos/ruta-archivo';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Tabs } from '@/ui/shared/tabs';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { type BusquedaFormatos, direccionDeCarpeta, type PestanaFormatos } from './busqueda-formatos';

/** The folder that an address names; the root when it names none that could exist. With the page: it is not short. */
const leerCarpeta = (escrita: string | undefined): string => {
  try {
    return validarRuta(escrita ?? '');
  } catch {
    return '';
  }
};

/** What a tab is given. */
export interface PropsPestana {
  carpeta: string;
  direccionDe: (carpeta: string) => string;
  onCarpeta: (carpeta: string) => void;
  papelera: boolean;
  onPapelera: () => void;
}

export interface PestanaDePagina {
  id: PestanaFormatos;
  label: string;
  icon: ReactNode;
  Contenido: ComponentType<PropsPestana>;
}

/** The first tab is what /formatos opens without more. */
export function FormatosPage({ pestanas }: { pestanas: readonly [PestanaDePagina, ...PestanaDePagina[]] }) {
  const { pestana, carpeta, papelera } = useSearch({ strict: false }) as BusquedaFormatos;
  const navigate = useNavigate();
  const { id: actual, Contenido } = pestanas.find(({ id }) => id === pestana) ?? pestanas[0];
  const ir = (search: BusquedaFormatos) =>
    void navigate({ to: '.', search: { pestana: actual, ...search } as never, resetScroll: false });
  return (
    <>
      {/* On paper there is only the page of the tab. */}
      <Box className="no-imprimir">
        <PageHeader
          title="Formatos"
          tabs={
            <Tabs
              label="Formatos"
              tabs={pestanas.map(({ id, label, icon }) => ({
                id,
                label,
                icon,
                href: `/formatos?pestana=${id}`,
              }))}
              current={actual}
              LinkComponent={EnlacePanel}
            />
          }
        />
      </Box>
      <Suspense fallback={<LoadingIndicator />}>
        <Contenido
          carpeta={leerCarpeta(carpeta)}
          direccionDe={direccionDeCarpeta}
          onCarpeta={(destino) => ir({ carpeta: destino || undefined })}
          papelera={papelera === true}
          onPapelera={() => ir({ papelera: true })}
        />
      </Suspense>
    </>
  );
}
