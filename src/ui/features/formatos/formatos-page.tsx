import { Box } from '@chakra-ui/react/box';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { Tabs } from '@/ui/shared/tabs';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { type BusquedaFormatos, direccionDeCarpeta, type PestanaFormatos } from './busqueda-formatos';
import { leerCarpeta } from './leer-carpeta';

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
      <Box className="no-imprimir">
        <PageHeader title="Formatos" />
      </Box>
      {/* On paper there is only the page of the tab. */}
      <Box css={{ '& nav': { _print: { display: 'none' } } }}>
        <Tabs
          label="Formatos"
          tabs={pestanas.map(({ id, label, icon }) => ({ id, label, icon, href: `/formatos?pestana=${id}` }))}
          current={actual}
          LinkComponent={EnlacePanel}
        >
          <Suspense fallback={<LoadingIndicator />}>
            <Contenido
              carpeta={leerCarpeta(carpeta)}
              direccionDe={direccionDeCarpeta}
              onCarpeta={(destino) => ir({ carpeta: destino || undefined })}
              papelera={papelera === true}
              onPapelera={() => ir({ papelera: true })}
            />
          </Suspense>
        </Tabs>
      </Box>
    </>
  );
}
