import { DIAS_GRACIA_POR_DEFECTO } from '@/domain/shared/constantes';
import { CampoDinero, CampoNumero } from '@/ui/panel/comun/formulario/campo-tecleado';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { PARTE_COBRO } from './parte-cobro';

const E = PARTE_COBRO.etiquetas;

function CamposCobro() {
  return (
    <>
      <p>Se usan al generar el mes para quien no tiene un valor o un día propios.</p>
      <FilaCampos>
        <CampoDinero nombre="valor_mensualidad" label={E.valor_mensualidad} help="En pesos, sin centavos." />
        <CampoNumero nombre="dia_pago" label={E.dia_pago} help="Del 1 al 28 de cada mes." />
      </FilaCampos>
      <FilaCampos>
        <CampoNumero
          nombre="dias_gracia"
          label={E.dias_gracia}
          help={`Nada vence antes del ingreso y estos días. Vacío, son ${DIAS_GRACIA_POR_DEFECTO}.`}
        />
      </FilaCampos>
    </>
  );
}

export default function PestanaCobro() {
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <EdicionConfiguracion parte={PARTE_COBRO} original={configuracion}>
          <CamposCobro />
        </EdicionConfiguracion>
      )}
    </ConConfiguracion>
  );
}
