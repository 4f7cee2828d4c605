import { Box } from '@chakra-ui/react/box';
import { formatearInstante } from '@/domain/shared/fechas';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { usePageFoot } from '@/ui/shared/use-page-foot';
import { usePrinting } from '@/ui/shared/use-printing';

/**
 * Over what the browser prints of a page: whose it is, when it was printed and by whom; and at the foot of each sheet,
 * of which section it is. A sheet made for paper says its own, and takes the place of this one.
 */
export function Membrete({ lugar }: { lugar: string }) {
  const { servicios, usuario } = usePanel();
  // It comes after the page: that page may already be saying that it could not be read.
  const fundacion = useFundacion({ retryOnMount: false })?.nombre;
  usePageFoot([fundacion, lugar].filter(Boolean).join(' · '));
  if (!usePrinting()) return null;
  const cuando = formatearInstante(servicios.reloj.ahora().toISOString());
  return (
    <Box
      className="membrete solo-impresion"
      marginBottom="3"
      paddingBottom="1"
      fontSize="xs"
      color="fg.muted"
    >
      {fundacion ? <b>{fundacion}</b> : null}
      <p>{`Impreso el ${cuando} por ${usuario.displayName ?? usuario.email}`}</p>
    </Box>
  );
}
