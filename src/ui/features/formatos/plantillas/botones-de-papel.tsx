import { FileText } from 'lucide-react';
import { Button } from '@/ui/shared/button';
import { PrintButton } from '@/ui/shared/print-sheet';
import { usePdf } from '../../shared/documentos/use-pdf';

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
