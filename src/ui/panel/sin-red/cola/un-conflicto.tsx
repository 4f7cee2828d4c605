import { Box } from '@chakra-ui/react/box';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Entrada } from '@/domain/sin-red/cola';
import { claseDeConflicto } from '@/domain/sin-red/conflicto';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { comoTexto, dondeMirar, TITULO_DE_CONFLICTO } from './palabras-de-cola';
import { SalidaDeConflicto } from './salida-de-conflicto';

/** What was written, word by word, so that nobody has to remember it. */
function LoEscrito({ entrada }: { entrada: Entrada }) {
  const [, ...campos] = comoTexto(entrada).split('\n');
  return (
    <Box as="ul" listStyle="none" textStyle="ayuda" aria-label="Lo que usted escribió">
      {campos.map((campo) => (
        <li key={campo}>{campo}</li>
      ))}
    </Box>
  );
}

type UnConflictoProps = {
  cola: ColaDelPanel;
  entrada: Entrada;
  /** The person goes elsewhere from here. */
  onIr: () => void;
};

/** One thing that the service refused: what happened, what was written, and what can be done. It never goes by itself. */
export function UnConflicto({ cola, entrada, onIr }: UnConflictoProps) {
  const [descartando, setDescartando] = useState(false);
  const { estado, orden, que } = entrada;
  if (estado.tipo !== 'rechazada') return null;
  const clase = claseDeConflicto(orden, estado.rechazo);
  const decidir = async (hacer: () => Promise<void>) => {
    await hacer();
    void cola.vigilante.avisar();
  };
  const descartar = () =>
    void decidir(() => cola.descartar(entrada)).then(() => toaster.info(`Descartado: ${que}`));
  const cuando = formatearInstante(new Date(entrada.hecha_en).toISOString());
  const acciones: ReactNode = (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      marginTop="3"
      // A choice says a whole sentence, which on a phone takes two lines.
      css={{
        '& button': {
          flexShrink: 1,
          height: 'auto',
          paddingBlock: '2',
          whiteSpace: 'normal',
          textAlign: 'start',
        },
      }}
    >
      <SalidaDeConflicto
        clase={clase}
        entrada={entrada}
        rechazo={estado.rechazo}
        corregir={(nueva) => decidir(() => cola.corregir(entrada, nueva))}
        reintentar={() => decidir(() => cola.reintentar(entrada))}
        darPorHecha={() => decidir(() => cola.darPorHecha(entrada))}
      />
      <Button size="sm" onClick={() => setDescartando(true)}>
        {clase === 'version' ? 'Dejar lo que hay' : 'Descartar'}
      </Button>
      {clase === 'eliminado' || clase === 'sin dueño' ? null : (
        <EnlacePanel href={dondeMirar(entrada)} onClick={onIr}>
          {clase === 'duplicado' ? 'Ver ficha' : 'Ver lo que hay ahora'}
        </EnlacePanel>
      )}
    </Box>
  );
  return (
    <Box as="article" aria-label={que} marginBottom="4">
      <Notice tone="warning" icon={<TriangleAlert />} title={TITULO_DE_CONFLICTO[clase]}>
        <p>{`${que} · hecho el ${cuando}.`}</p>
        <p>{estado.rechazo.mensaje}</p>
        {clase === 'version' ? null : <LoEscrito entrada={entrada} />}
        {acciones}
      </Notice>
      <ConfirmDialog
        open={descartando}
        title="¿Descartar lo que escribió?"
        confirmLabel="Descartar"
        onConfirm={descartar}
        onClose={() => setDescartando(false)}
      >
        {`No se enviará: ${que}. Durante tres días puede leerlo y copiarlo en esta misma lista.`}
      </ConfirmDialog>
    </Box>
  );
}
