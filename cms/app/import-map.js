import { OrderLinks as OrderLinks_2b022cb3f7cddafa5e374d2ccac7644f } from '../../cms/components/order-links'
import { OrderItemsCell as OrderItemsCell_7d1491900adf2d405dd01518e7610d19 } from '../../cms/components/cells'
import { OrderItemsField as OrderItemsField_6270e01cf919a040f1d3375524b8dfe7 } from '../../cms/components/order-items-field'
import { MoneyCell as MoneyCell_7d1491900adf2d405dd01518e7610d19 } from '../../cms/components/cells'
import { MoneyField as MoneyField_2a234724674e30a1bd4c141398f21f06 } from '../../cms/components/amount-fields'
import { ImageListCell as ImageListCell_7d1491900adf2d405dd01518e7610d19 } from '../../cms/components/cells'
import { ImageListField as ImageListField_a2c324d2294c4d18cf57388c81af52d0 } from '../../cms/components/image-fields'
import { ImageCell as ImageCell_7d1491900adf2d405dd01518e7610d19 } from '../../cms/components/cells'
import { ImageField as ImageField_a2c324d2294c4d18cf57388c81af52d0 } from '../../cms/components/image-fields'
import { ColorCell as ColorCell_7d1491900adf2d405dd01518e7610d19 } from '../../cms/components/cells'
import { ColorField as ColorField_7177f8f4949e9a2096f2489f4e083cdf } from '../../cms/components/color-field'
import { DiscountValueCell as DiscountValueCell_7d1491900adf2d405dd01518e7610d19 } from '../../cms/components/cells'
import { DiscountValueField as DiscountValueField_2a234724674e30a1bd4c141398f21f06 } from '../../cms/components/amount-fields'
import { ShopDayField as ShopDayField_bc419470de44e00050ecb6b70307de93 } from '../../cms/components/shop-day-field'
import { SendAgainField as SendAgainField_3532676b4252814c1a52bd6185dd9361 } from '../../cms/components/shop-buttons'
import { SettlePaymentField as SettlePaymentField_3532676b4252814c1a52bd6185dd9361 } from '../../cms/components/shop-buttons'
import { ShopIcon as ShopIcon_d9d9053a1b58ca819656a743af7b7a37 } from '../../cms/components/shop-mark'
import { ShopLogo as ShopLogo_d9d9053a1b58ca819656a743af7b7a37 } from '../../cms/components/shop-mark'
import { DashboardLink as DashboardLink_42b8c927698ae50a84b24683d173c052 } from '../../cms/components/dashboard-link'
import { PasswordHint as PasswordHint_5f4b7a88b2598ef19ec0393f0c4d2222 } from '../../cms/components/password-hint'
import { StartPage as StartPage_fc7c5f8190c2f33a4c2cd1ed516f2568 } from '../../cms/components/start-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/components/order-links#OrderLinks": OrderLinks_2b022cb3f7cddafa5e374d2ccac7644f,
  "/cms/components/cells#OrderItemsCell": OrderItemsCell_7d1491900adf2d405dd01518e7610d19,
  "/cms/components/order-items-field#OrderItemsField": OrderItemsField_6270e01cf919a040f1d3375524b8dfe7,
  "/cms/components/cells#MoneyCell": MoneyCell_7d1491900adf2d405dd01518e7610d19,
  "/cms/components/amount-fields#MoneyField": MoneyField_2a234724674e30a1bd4c141398f21f06,
  "/cms/components/cells#ImageListCell": ImageListCell_7d1491900adf2d405dd01518e7610d19,
  "/cms/components/image-fields#ImageListField": ImageListField_a2c324d2294c4d18cf57388c81af52d0,
  "/cms/components/cells#ImageCell": ImageCell_7d1491900adf2d405dd01518e7610d19,
  "/cms/components/image-fields#ImageField": ImageField_a2c324d2294c4d18cf57388c81af52d0,
  "/cms/components/cells#ColorCell": ColorCell_7d1491900adf2d405dd01518e7610d19,
  "/cms/components/color-field#ColorField": ColorField_7177f8f4949e9a2096f2489f4e083cdf,
  "/cms/components/cells#DiscountValueCell": DiscountValueCell_7d1491900adf2d405dd01518e7610d19,
  "/cms/components/amount-fields#DiscountValueField": DiscountValueField_2a234724674e30a1bd4c141398f21f06,
  "/cms/components/shop-day-field#ShopDayField": ShopDayField_bc419470de44e00050ecb6b70307de93,
  "/cms/components/shop-buttons#SendAgainField": SendAgainField_3532676b4252814c1a52bd6185dd9361,
  "/cms/components/shop-buttons#SettlePaymentField": SettlePaymentField_3532676b4252814c1a52bd6185dd9361,
  "/cms/components/shop-mark#ShopIcon": ShopIcon_d9d9053a1b58ca819656a743af7b7a37,
  "/cms/components/shop-mark#ShopLogo": ShopLogo_d9d9053a1b58ca819656a743af7b7a37,
  "/cms/components/dashboard-link#DashboardLink": DashboardLink_42b8c927698ae50a84b24683d173c052,
  "/cms/components/password-hint#PasswordHint": PasswordHint_5f4b7a88b2598ef19ec0393f0c4d2222,
  "/cms/components/start-page#StartPage": StartPage_fc7c5f8190c2f33a4c2cd1ed516f2568,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24
}
