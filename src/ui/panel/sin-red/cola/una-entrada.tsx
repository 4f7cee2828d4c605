import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import { type Entrada, termino } from '@/domain/sin-red/cola';
import { esDeDinero } from '@/domain/sin-red/conflicto';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { idLocal } from '@/domain/sin-red/referencias';
import { ReciboProvisional } from '@/ui/panel/comun/documentos/recibo-provisional';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaNombreParticipante } from '@/ui/panel/comun/participantes/participantes-buscados.queries';
import { Button } from '@/ui/shared/button';
import { StatusTag } from '@/ui/shared/status-tag';
import { toaster } from '@/ui/shared/toast-store';
import { camposEnPalabras, comoVa } from './palabras-de-cola';
import { cuandoSeHizo, useCopiarEntradas } from './use-copiar-entradas';
import { useNombrar } from './use-nombrar';

type AccionesProps = { entrada: Entrada; onIr: () => void };

function Acciones({ entrada, onIr }: AccionesProps) {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const copiar = useCopiarEntradas();
  const [provisional, setProvisional] = useState(false);
  const { orden, estado, id } = entrada;
  if (estado.tipo === 'lista') {
    const { recibo } = estado.hecho;
    return recibo === null ? null : (
      <BotonEnlace size="sm" to="/financiero" search={{ recibo }} onClick={onIr}>
        Ver recibo
      </BotonEnlace>
    );
  }
  if (estado.tipo === 'descartada') {
    return (
      <Button size="sm" onClick={() => copiar([entrada])}>
        Copiar
      </Button>
    );
  }
  if (esDeDinero(orden))
    return (
      <>
        <Button size="sm" onClick={() => setProvisional(true)}>
          Recibo provisional
        </Button>
        {provisional ? <ReciboProvisional entrada={entrada} onClose={() => setProvisional(false)} /> : null}
      </>
    );
  if (orden.servicio !== 'participantes' || orden.metodo !== 'crear') return null;
  const participante = idLocal(id);
  return (
    <BotonEnlace
      size="sm"
      to="/acudientes"
      search={{ nuevo: true, participante }}
      onClick={() => {
        // The service does not know them yet: the form is told who they are.
        cliente.setQueryData(
          consultaNombreParticipante(servicios, participante).queryKey,
          String(datosDe(orden).nombre ?? ''),
        );
        onIr();
      }}
    >
      Agregar acudiente
    </BotonEnlace>
  );
}

type UnaEntradaProps = {
  cola: ColaDelPanel;
  entrada: Entrada;
  entradas: readonly Entrada[];
  /** The person goes elsewhere from here. */
  onIr: () => void;
};

/** What has not left can be taken back: then it waits for the person, with what can be done about it. */
function Apartar({ cola, entrada }: Pick<UnaEntradaProps, 'cola' | 'entrada'>) {
  const apartar = () =>
    void cola.apartar(entrada).then(
      (seguia) => {
        if (!seguia) toaster.info(`Ya se estaba enviando: ${entrada.que}`);
      },
      () => toaster.error('No se pudo guardar en este equipo: intente otra vez'),
    );
  return (
    <Button size="sm" onClick={apartar}>
      Corregir o descartar
    </Button>
  );
}

export function UnaEntrada({ cola, entrada, entradas, onIr }: UnaEntradaProps) {
  const nombrar = useNombrar();
  const { tono, palabras } = comoVa(entrada, entradas);
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      paddingBlock="3"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        <Box as="p" fontWeight="medium">
          {entrada.que}
        </Box>
        <Box as="p" textStyle="ayuda">
          {`Hecho el ${cuandoSeHizo(entrada)}`}
        </Box>
        {termino(entrada) && entrada.estado.tipo === 'descartada' ? (
          <Box as="p" textStyle="ayuda" whiteSpace="pre-line">
            {camposEnPalabras(entrada, nombrar).join('\n')}
          </Box>
        ) : null}
      </Box>
      <StatusTag tone={tono}>{palabras}</StatusTag>
      <Acciones entrada={entrada} onIr={onIr} />
      {entrada.estado.tipo === 'por enviar' ? <Apartar cola={cola} entrada={entrada} /> : null}
    </Box>
  );
}
