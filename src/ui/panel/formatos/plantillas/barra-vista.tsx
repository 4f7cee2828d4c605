import { Box } from '@chakra-ui/react/box';
import { ArrowLeft, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePdf } from '@/ui/panel/comun/documentos/use-pdf';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { Button } from '@/ui/shared/button';
import { PrintButton } from '@/ui/shared/print-sheet';
import { ParaQuien } from './para-quien';
import { usePlantillas } from './use-plantillas';

interface BotonesDePapelProps {
  /** Of the PDF's button. */
  texto: string;
  /** What is asked for, and the name of the file. */
  documento: Parameters<ReturnType<typeof usePdf>['pedirPdf']>[0];
}

/** What is on the screen, on paper or as a PDF. */
export function BotonesDePapel({ texto, documento }: BotonesDePapelProps) {
  const { pedirPdf, preparando } = usePdf();
  return (
    <>
      <PrintButton />
      <Button
        variant="solid"
        icon={<FileText />}
        busy={preparando}
        busyText="Preparando..."
        onClick={() => pedirPdf(documento)}
      >
        {texto}
      </Button>
    </>
  );
}

type BarraVistaProps = {
  titulo: ReactNode;
  /** Beside the participante. */
  otros?: ReactNode;
  acciones: ReactNode;
};

/** Above a paper: the way back, what it is, who it is for, and what can be done with it. */
export function BarraVista({ titulo, otros, acciones }: BarraVistaProps) {
  const { participante } = usePlantillas().busqueda;
  return (
    <Box className="no-imprimir" display="flex" flexDirection="column" gap="3" marginBottom="4">
      <div>
        <BotonEnlace
          size="sm"
          variant="ghost"
          to="/formatos"
          search={{ pestana: 'plantillas', participante } as never}
        >
          <ArrowLeft aria-hidden />
          Todas las plantillas
        </BotonEnlace>
      </div>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" minWidth="0">
          {titulo}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          {acciones}
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <ParaQuien />
        {otros}
      </Box>
    </Box>
  );
}
