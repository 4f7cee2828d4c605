import { crearImprentaFormatosPdf } from '@/infrastructure/pdf/formatos/imprenta-formatos-pdf';
import { crearImprentaPdf } from '@/infrastructure/pdf/mensualidades/imprenta-pdf';
import { contratoImprenta } from './papeles/contrato-imprenta';
import { contratoImprentaFormatos } from './papeles/contrato-imprenta-formatos';

contratoImprenta(
  'PDF',
  crearImprentaPdf(async () => null),
);
contratoImprentaFormatos(
  'PDF',
  crearImprentaFormatosPdf(async () => null),
);
