import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tipoDeContenido, vistaPreviaDe } from '@/domain/archivos/tipo-de-contenido';
import { Button } from '@/ui/shared/button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Modal } from '@/ui/shared/modal';
import { CajaError } from '../datos/caja-error';
import { abrirPdf } from '../documentos/abrir-pdf';
import { usePanel } from '../panel/use-panel';
import { type ArchivoGuardado, useDescarga } from './use-descarga';

type Bytes = Uint8Array<ArrayBuffer>;

/** Looks at an image or a PDF before keeping it. Its bytes come here and its type is the one of its name. */
export function VistaPreviaArchivo({ entrada, onClose }: { entrada: ArchivoGuardado; onClose: () => void }) {
  const { archivos } = usePanel().servicios;
  const descargar = useDescarga();
  const { nombre, ruta } = entrada;
  const vista = vistaPreviaDe(nombre);
  // Each look is a line of the history: nothing asks for it again by itself.
  const consulta = useQuery({
    queryKey: ['vista previa', ruta],
    queryFn: () => archivos().then((casos) => casos.leer(ruta)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const bytes = consulta.data;
  const footer = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      {vista === 'pdf' ? (
        <Button
          icon={<ExternalLink />}
          disabled={!bytes}
          onClick={() => (bytes ? abrirPdf(bytes, nombre) : undefined)}
        >
          Abrir
        </Button>
      ) : null}
      <Button variant="solid" icon={<Download />} onClick={() => void descargar(entrada)}>
        Descargar
      </Button>
    </>
  );
  return (
    <Modal open size="lg" title={nombre} onClose={onClose} footer={footer}>
      <CajaError
        error={consulta.error}
        titulo="Error al ver archivo"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
      {consulta.isPending ? <LoadingIndicator /> : null}
      {bytes ? (
        vista === 'pdf' ? (
          <Pdf bytes={bytes} nombre={nombre} />
        ) : (
          <Imagen {...{ bytes, nombre }} />
        )
      ) : null}
    </Modal>
  );
}

/** As an address that carries the bytes: the page may draw those, and nothing else from elsewhere. */
function Imagen({ bytes, nombre }: { bytes: Bytes; nombre: string }) {
  const [direccion, setDireccion] = useState<string>();
  const [ilegible, setIlegible] = useState(false);
  useEffect(() => {
    const lector = new FileReader();
    lector.onload = () => setDireccion(String(lector.result));
    lector.readAsDataURL(new Blob([bytes], { type: tipoDeContenido(nombre) }));
    return () => lector.abort();
  }, [bytes, nombre]);
  if (ilegible) return <p>Esta imagen no se puede mostrar: descárguela para abrirla con otro programa.</p>;
  return direccion ? (
    <Box css={{ '& img': { maxWidth: '100%', maxHeight: '58vh', margin: '0 auto', display: 'block' } }}>
      <img src={direccion} alt={nombre} onError={() => setIlegible(true)} />
    </Box>
  ) : null;
}

/** With the viewer of the browser, where it has one for a page within a page: on phones it does not. */
function Pdf({ bytes, nombre }: { bytes: Bytes; nombre: string }) {
  const [direccion, setDireccion] = useState<string>();
  const puede = window.navigator.pdfViewerEnabled;
  useEffect(() => {
    if (!puede) return;
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setDireccion(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes, puede]);
  if (!puede) return <p>Este navegador no muestra documentos PDF aquí: use «Abrir» o «Descargar».</p>;
  return direccion ? (
    <Box css={{ '& iframe': { width: '100%', height: '58vh', border: '0', display: 'block' } }}>
      <iframe src={direccion} title={nombre} />
    </Box>
  ) : null;
}
