import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { viveEnLaCasa } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { enumerar } from '@/domain/shared/enumerar';
import { consultaCobroPorDefecto } from '@/ui/panel/comun/datos/cobro-por-defecto.queries';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { ajusteEnPalabras, ajustesDe, cobrosDe, sinVolverACobrar, useAjustarCobro } from '../ajustar-cobro';

type FaltaProps = { participante: Participante; mensualidades: readonly MensualidadEnLista[] };

type AvisoProps = {
  titulo: string;
  boton: string;
  haciendo: string;
  hacer: () => Promise<void>;
  /** The other way out: leaving it as it is. */
  dejar?: { boton: string; hacer: () => Promise<void> };
  children: string;
};

function Aviso({ titulo, boton, haciendo, hacer, dejar, children }: AvisoProps) {
  const [ocupado, setOcupado] = useState<string | null>(null);
  const alPulsar = (cual: string, suyo: () => Promise<void>) => () => {
    if (ocupado !== null) return;
    setOcupado(cual);
    void suyo().finally(() => setOcupado(null));
  };
  return (
    <Box className="no-imprimir" marginBlock="2">
      <Notice
        tone="warning"
        title={titulo}
        action={
          <>
            <Button size="sm" busy={ocupado === boton} busyText={haciendo} onClick={alPulsar(boton, hacer)}>
              {boton}
            </Button>
            {dejar ? (
              <Button
                size="sm"
                busy={ocupado === dejar.boton}
                busyText="Guardando..."
                onClick={alPulsar(dejar.boton, dejar.hacer)}
              >
                {dejar.boton}
              </Button>
            ) : null}
          </>
        }
      >
        {children}
      </Notice>
    </Box>
  );
}

/** Of whoever left, what the agreement takes off that is still charged: the discharge may have arrived by itself. */
export function FaltaAjustar({ participante, mensualidades }: FaltaProps) {
  const { nombre, estado, fecha_egreso } = participante;
  const { servicios } = usePanel();
  const enabled = estado === 'EGRESADO';
  const { data: ultimo } = useQuery({ ...consultaUltimoCerrado(servicios), enabled });
  const ajustar = useAjustarCobro();
  if (!enabled || ultimo === undefined) return null;
  const ajustes = ajustesDe(mensualidades, participante, fecha_egreso, ultimo).filter(
    ({ antes, despues }) => despues < antes,
  );
  if (ajustes.length === 0) return null;
  return (
    <Aviso
      titulo="El cobro no se ha ajustado por su egreso"
      boton="Ajustar el cobro"
      haciendo="Ajustando..."
      hacer={() => ajustar(nombre, ajustes)}
    >
      {`Según el acuerdo de pago se paga hasta el día en que estuvo en la casa: ${enumerar(ajustes.map(ajusteEnPalabras))}.`}
    </Aviso>
  );
}

/** Of whoever came back, what their discharge took off and is owed again. What is of a closed month is not offered. */
export function FaltaCobrar({ participante, mensualidades }: FaltaProps) {
  const { nombre, fecha_ingreso } = participante;
  const { servicios } = usePanel();
  const enCasa = viveEnLaCasa(participante);
  const hayDeUnEgreso = mensualidades.some((m) => m.descuento_antes_del_egreso !== null);
  const enabled = enCasa && hayDeUnEgreso;
  const { data: porDefecto } = useQuery({ ...consultaCobroPorDefecto(servicios), enabled });
  const { data: ultimo } = useQuery({ ...consultaUltimoCerrado(servicios), enabled });
  const ajustar = useAjustarCobro('reingreso');
  if (!enabled || ultimo === undefined) return null;
  const cobros = cobrosDe(mensualidades, fecha_ingreso, porDefecto?.gracia).filter(
    ({ mensualidad, antes, despues }) => despues > antes && !estaCerrado(ultimo, mensualidad.periodo),
  );
  if (cobros.length === 0) return null;
  return (
    <Aviso
      titulo="Volvió, y lo que su egreso dejó de cobrar sigue sin cobrarse"
      boton="Volver a cobrar"
      haciendo="Cobrando..."
      hacer={() => ajustar(nombre, cobros)}
      dejar={{
        boton: 'No cobrar',
        hacer: () =>
          ajustar(nombre, sinVolverACobrar(cobros, fecha_ingreso), `No se le vuelve a cobrar a ${nombre}`),
      }}
    >
      {`Desde su reingreso se cobra: ${enumerar(cobros.map(ajusteEnPalabras))}.`}
    </Aviso>
  );
}
