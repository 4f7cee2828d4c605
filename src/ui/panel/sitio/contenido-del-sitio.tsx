import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { esParteDelSitio, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { Sitio } from '@/domain/sitio/sitio-guardado';
import { consultaSitio } from '@/ui/panel/comun/datos/sitio.queries';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { type Leida, leerOpcion, leerTexto, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { CajaError } from '../comun/datos/caja-error';
import { usePanel } from '../comun/panel/use-panel';
import { EdicionParte } from './edicion/edicion-parte';
import { ListaDePartes } from './lista-de-partes';
import { Versiones } from './versiones/versiones-page';

function SinContenido() {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaSitio(servicios));
  if (consulta.isPending) return <LoadingIndicator />;
  if (consulta.isError)
    return (
      <CajaError
        error={consulta.error}
        titulo="Error al cargar el sitio"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
    );
  return (
    <EmptyState
      title="Este servicio no guarda el contenido del sitio"
      description="El sitio muestra los textos que trae el producto."
    />
  );
}

/** The parts of the public site, or one of them to be edited, or what was published before. */
export default function ContenidoDelSitio() {
  const { servicios } = usePanel();
  const { data: sitio } = useQuery(consultaSitio(servicios));
  if (sitio) return <Contenido sitio={sitio} />;
  return (
    <>
      <PageHeader title="Sitio web" />
      <SinContenido />
    </>
  );
}

/** What the address of /sitio says: the part that is being edited, or the versions. */
interface BusquedaSitio {
  parte?: ParteDelSitio;
  ver?: 'versiones';
}

const leerBusquedaSitio = (parametros: ParametrosUrl): BusquedaSitio => {
  const parte = leerTexto(parametros.parte);
  return {
    parte: parte && esParteDelSitio(parte) ? parte : undefined,
    ver: leerOpcion(parametros.ver, ['versiones']),
  } satisfies Leida<BusquedaSitio>;
};

function Contenido({ sitio }: { sitio: Sitio }) {
  const { parte, ver } = leerBusquedaSitio(useSearch({ strict: false }));
  if (parte) return <EdicionParte key={parte} parte={parte} original={sitio} />;
  return ver === 'versiones' ? <Versiones sitio={sitio} /> : <ListaDePartes sitio={sitio} />;
}
